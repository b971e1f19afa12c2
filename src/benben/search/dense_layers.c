/* The hidden layers of a network in C: what dense_layers.py says in Python, with the same sums in the same order.

The compiler may compute several units side by side, but it must not fuse a product with a sum (-ffp-contract=off): results
are equal, bit by bit, to those of the Python file and on every machine. Vectors of librt let Python code read their memory
only; `features` is written here all the same, as compiled Python code does. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define SIDE_BY_SIDE __attribute__((target_clones("avx2", "default")))
#else
#define SIDE_BY_SIDE
#endif

/* Four numbers that the processor treats side by side, with as many instructions as it needs. */
#if defined(__GNUC__)
typedef double Four __attribute__((vector_size(32), aligned(8), may_alias));
#define LANES 4
#else
typedef double Four;
#define LANES 1
#endif

/* Units whose sums are kept in registers. Sizes of layers are multiples of the smaller number. */
#define WIDE 32
#define NARROW 8

typedef struct {
    Py_buffer weights; /* a row for each input */
    Py_buffer biases;
    Py_ssize_t inputs;
    Py_ssize_t units;
} Layer;

typedef struct {
    PyObject_HEAD
    Layer first;
    Layer second;
    Py_buffer features;
    double *hidden;
    Py_ssize_t *places; /* where the weights of each input that is not 0 begin */
    double *values;     /* the inputs that are not 0 */
} DenseLayers;

static inline double above_zero(double value) { return value > 0.0 ? value : 0.0; }

#define SUM_BLOCK(size)                                                                                                        \
    do {                                                                                                                       \
        Four sums[size / LANES];                                                                                               \
        for (int k = 0; k < size / LANES; k++) sums[k] = ((const Four *)(biases + unit))[k];                                   \
        for (Py_ssize_t i = 0; i < used; i++) {                                                                                \
            const Four *row = (const Four *)(weights + places[i] + unit);                                                      \
            for (int k = 0; k < size / LANES; k++) sums[k] += values[i] * row[k];                                              \
        }                                                                                                                      \
        for (int k = 0; k < size / LANES; k++) ((Four *)(outputs + unit))[k] = sums[k];                                        \
        for (int k = 0; k < size; k++) outputs[unit + k] = above_zero(outputs[unit + k]);                                      \
        unit += size;                                                                                                          \
    } while (0)

SIDE_BY_SIDE
static void activate(
    const double *restrict weights, const double *restrict biases, Py_ssize_t units, const Py_ssize_t *restrict places,
    const double *restrict values, Py_ssize_t used, double *restrict outputs)
{
    Py_ssize_t unit = 0;
    while (unit + WIDE <= units) SUM_BLOCK(WIDE);
    while (unit < units) SUM_BLOCK(NARROW);
}

static void apply_layer(DenseLayers *self, const Layer *layer, Py_ssize_t used, double *outputs)
{
    activate(layer->weights.buf, layer->biases.buf, layer->units, self->places, self->values, used, outputs);
}

static Py_ssize_t gather(DenseLayers *self, const double *inputs, Py_ssize_t count, Py_ssize_t units)
{
    Py_ssize_t used = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        self->places[used] = i * units;
        self->values[used] = inputs[i];
        used += inputs[i] != 0.0;
    }
    return used;
}

static Py_ssize_t gather_numbers(DenseLayers *self, const int16_t *inputs, Py_ssize_t count, Py_ssize_t units)
{
    Py_ssize_t used = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (inputs[i] != 0) {
            self->places[used] = i * units;
            self->values[used] = inputs[i];
            used += 1;
        }
    }
    return used;
}

static void finish(DenseLayers *self, Py_ssize_t used)
{
    apply_layer(self, &self->first, used, self->hidden);
    used = gather(self, self->hidden, self->first.units, self->second.units);
    apply_layer(self, &self->second, used, self->features.buf);
}

static int open_observation(DenseLayers *self, PyObject *observation, Py_buffer *view, Py_ssize_t item)
{
    if (PyObject_GetBuffer(observation, view, PyBUF_SIMPLE) < 0) return -1;
    if (view->len == self->first.inputs * item) return 0;
    PyErr_Format(PyExc_ValueError, "an observation has %zd numbers, not %zd", self->first.inputs, view->len / item);
    PyBuffer_Release(view);
    return -1;
}

static PyObject *read_floats(DenseLayers *self, PyObject *observation)
{
    Py_buffer view;
    if (open_observation(self, observation, &view, sizeof(double)) < 0) return NULL;
    Py_ssize_t used = gather(self, view.buf, self->first.inputs, self->first.units);
    PyBuffer_Release(&view);
    finish(self, used);
    Py_RETURN_NONE;
}

static PyObject *read_numbers(DenseLayers *self, PyObject *observation)
{
    Py_buffer view;
    if (open_observation(self, observation, &view, sizeof(int16_t)) < 0) return NULL;
    Py_ssize_t used = gather_numbers(self, view.buf, self->first.inputs, self->first.units);
    PyBuffer_Release(&view);
    finish(self, used);
    Py_RETURN_NONE;
}

static int open_layer(Layer *layer, PyObject *weights, PyObject *biases)
{
    if (PyObject_GetBuffer(weights, &layer->weights, PyBUF_SIMPLE) < 0) return -1;
    if (PyObject_GetBuffer(biases, &layer->biases, PyBUF_SIMPLE) < 0) return -1;
    layer->units = layer->biases.len / (Py_ssize_t)sizeof(double);
    if (layer->units == 0 || layer->units % NARROW != 0 || layer->weights.len % layer->biases.len != 0) {
        PyErr_Format(PyExc_ValueError, "a layer has a multiple of %d units and a row of weights for each input", NARROW);
        return -1;
    }
    layer->inputs = layer->weights.len / layer->biases.len;
    return 0;
}

static int init(DenseLayers *self, PyObject *args, PyObject *kwargs)
{
    PyObject *parts[5];
    static char *names[] = {"first_weights", "first_biases", "second_weights", "second_biases", "features", NULL};
    if (self->hidden != NULL) {
        PyErr_SetString(PyExc_TypeError, "the layers have their weights already");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "OOOOO", names, &parts[0], &parts[1], &parts[2], &parts[3], &parts[4]))
        return -1;
    if (open_layer(&self->first, parts[0], parts[1]) < 0 || open_layer(&self->second, parts[2], parts[3]) < 0) return -1;
    if (PyObject_GetBuffer(parts[4], &self->features, PyBUF_SIMPLE) < 0) return -1;
    if (self->second.inputs != self->first.units || self->features.len != self->second.biases.len) {
        PyErr_SetString(PyExc_ValueError, "the layers and the features do not fit together");
        return -1;
    }
    Py_ssize_t most = self->first.inputs > self->first.units ? self->first.inputs : self->first.units;
    self->hidden = PyMem_Calloc(self->first.units, sizeof(double));
    self->places = PyMem_Calloc(most, sizeof(Py_ssize_t));
    self->values = PyMem_Calloc(most, sizeof(double));
    if (self->hidden == NULL || self->places == NULL || self->values == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

static void release(Py_buffer *view)
{
    if (view->obj != NULL) PyBuffer_Release(view);
}

static void dealloc(DenseLayers *self)
{
    PyTypeObject *type = Py_TYPE(self);
    release(&self->first.weights);
    release(&self->first.biases);
    release(&self->second.weights);
    release(&self->second.biases);
    release(&self->features);
    PyMem_Free(self->hidden);
    PyMem_Free(self->places);
    PyMem_Free(self->values);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"read", (PyCFunction)read_floats, METH_O, "Set the features to those of an observation."},
    {"read_written", (PyCFunction)read_numbers, METH_O, "Set the features to those of an observation of 16-bit numbers."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "Two hidden layers, from an observation to the features of a network."},
    {Py_tp_init, init},
    {Py_tp_dealloc, dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {"benben.search.dense_layers.DenseLayers", sizeof(DenseLayers), 0, Py_TPFLAGS_DEFAULT, slots};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "dense_layers", "The hidden layers of a network.", 0, NULL};

PyMODINIT_FUNC PyInit_dense_layers(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    PyObject *type = PyType_FromSpec(&spec);
    if (type == NULL || PyModule_AddObjectRef(made, "DenseLayers", type) < 0) {
        Py_XDECREF(type);
        Py_DECREF(made);
        return NULL;
    }
    Py_DECREF(type);
    return made;
}
