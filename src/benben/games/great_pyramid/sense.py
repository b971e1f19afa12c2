from benben.kernel.sense import Sense


class GreatPyramidSense(Sense):
    """x"""
