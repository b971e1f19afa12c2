"""GIZA / Gizeh: three pyramids and a sphinx each, and anyone builds on anyone's. Two to six players."""
