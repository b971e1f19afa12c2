// The sign of each provenance: shapes that differ, so that colour is not needed to know them apart.

import type { ProvenancePart } from '../generated/protocol';

export const PROVENANCE_SIGNS: Record<ProvenancePart['provenance'], string> = { reconstructed: '≈', source: '†' };
