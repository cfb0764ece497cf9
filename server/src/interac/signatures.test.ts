import { describe, expect, it } from "vitest"
import { formHash, isSigned } from "./signatures.ts"

const form = {
  x_login: "WSP-TEST-1",
  x_fp_sequence: "4821",
  x_fp_timestamp: "1795230000",
  x_amount: "114.98",
}
const page = { id: "WSP-TEST-1", transactionKey: "TKEY-sandbox", responseKey: "RKEY-sandbox" }

describe("the hash of a form", () => {
  it.each([
    ["SHA1", "3b358548c4403fdf2737b92f10a387b219ebad5b"],
    ["MD5", "74156e1a00d2f97e46cde5b6b29a7309"],
  ] as const)("by %s is the one that was worked out apart", (hash, expected) => {
    expect(formHash(form, { ...page, hash })).toBe(expected)
  })

  it("changes with every field and with the key", () => {
    const signed = { ...page, hash: "SHA1" } as const
    const hashes = [
      formHash(form, signed),
      formHash(form, { ...signed, transactionKey: "other" }),
      ...Object.keys(form).map((name) => formHash({ ...form, [name]: "1" }, signed)),
    ]
    expect(new Set(hashes).size).toBe(6)
  })
})

describe("the hash of a result", () => {
  const md5 = "5b66e21c7ec22549ffda423e519085d0"
  const result = {
    x_login: "WSP-TEST-1",
    x_po_num: "p",
    x_amount: "114.98",
    x_trans_id: "9001",
    x_response_code: "1",
    x_MD5_Hash: md5,
  }
  const byMd5 = { ...page, hash: "MD5" } as const

  it("is taken in either case of its letters", () => {
    expect(isSigned(result, byMd5)).toBe(true)
    expect(isSigned({ ...result, x_MD5_Hash: md5.toUpperCase() }, byMd5)).toBe(true)
  })

  it.each([
    { x_amount: "114.97" },
    { x_trans_id: "9002" },
    { x_login: "WSP-TEST-2" },
    { x_MD5_Hash: "" },
    { x_MD5_Hash: "é".repeat(16) },
    { x_MD5_Hash: undefined, x_SHA1_Hash: md5 },
  ])("refuses %j", (change) => {
    expect(isSigned({ ...result, ...change } as typeof result, byMd5)).toBe(false)
  })

  it("is not taken by another algorithm than the page's, nor with another key", () => {
    expect(isSigned(result, { ...byMd5, hash: "SHA1" })).toBe(false)
    expect(isSigned(result, { ...byMd5, responseKey: "other" })).toBe(false)
  })
})
