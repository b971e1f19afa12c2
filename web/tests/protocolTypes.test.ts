// The types of the protocol are generated from the server's structs and match the checked-in file.

import { expect, expectTypeOf, test } from 'vitest';
import { checkedInTypes, protocolTypes } from '../scripts/protocolTypes.mjs';
import type { TableInfo } from '../src/generated/protocol';

test('src/generated/protocol.ts follows from the schema (npm run types writes it)', async () => {
  expect(await protocolTypes()).toBe(await checkedInTypes());
});

test('a table says when it changed as a number, and its links may be null', () => {
  expectTypeOf<TableInfo['changed']>().toEqualTypeOf<number>();
  expectTypeOf<TableInfo['invite']>().toEqualTypeOf<string | null>();
  expectTypeOf<TableInfo['watch']>().toEqualTypeOf<string | null>();
});
