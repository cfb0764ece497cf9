import * as fc from "fast-check"

const deep = (depth: number): unknown => {
  let value: unknown = "x"
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value }
  return value
}

/** Texts that have broken servers: markers of other languages, halves of characters, what looks like a number or a path. */
export const oddTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\u{1f3ad}".repeat(60),
  "e\u0301".repeat(100),
  "\u202e\u200b\ufeff",
  "'; DROP TABLE carts; --",
  "%' OR 1=1 --",
  "\\",
  "%",
  "_",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "$(x)",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "-1",
  "1e309",
  "0x10",
  "2026-13-45T25:61:61Z",
  "9999-12-31T23:59:59Z",
  "\n\r\t",
  "x".repeat(200),
  "x".repeat(201),
  "é".repeat(2000),
  "x".repeat(5001),
  "x".repeat(20_000),
]

const oddNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  1e21,
  -1e21,
  1.7976931348623157e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
]

/** Values where another was expected: of every type, and far too much of it. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [{}], [null]),
  fc.constantFrom<unknown>(deep(20), deep(500), deep(3000)),
  fc.constantFrom<unknown>(
    Array.from({ length: 1001 }, () => "x"),
    Array.from({ length: 101 }, (_, at) => ({ id: `x${at}` })),
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, at])),
    JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Parts of a path or a query as they stand on the wire, well and badly encoded. */
export const oddPieces: readonly string[] = [
  "%",
  "%zz",
  "%0",
  "%00",
  "%ff",
  "%c0%ae",
  "%ed%a0%80",
  "%e2%82",
  "%F0%9F%8E%AD",
  "%2e%2e%2f",
  "..",
  ".",
  "%2F",
  "%5c",
  "%25",
  "%20",
  "+",
  "a%0d%0ab",
  "*",
  ";a=b",
  "a,b",
  "a|b",
  "-1",
  "0",
  "99999999999999999999",
  "1e3",
  "null",
  "undefined",
  "true",
  "x".repeat(199),
  "x".repeat(201),
  "x".repeat(1999),
  "x".repeat(3000),
  "%C3%A9".repeat(100),
]
