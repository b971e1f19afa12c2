def describe(known, viewer):
    raise NotImplementedError
