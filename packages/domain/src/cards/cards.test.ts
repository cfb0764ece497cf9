import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CARD_BRANDS, cardBrand, cardBrandName, cvdLength, likelyBrand } from "./brand.ts"
import { checkCardForm } from "./card-form.ts"
import { cardBin, checkCardNumber, maskCard, passesLuhn } from "./card-number.ts"
import { expiryMonths, expiryYears, formatExpiry, isExpired, parseExpiry } from "./expiry.ts"

const VISA = "4242424242424242"
const MASTERCARD_2 = "2223003122003222"
const all = ["visa", "mastercard", "amex", "discover", "jcb"] as const

/** A random number of a length made to pass the check-digit test. */
const withCheckDigit = (length: number) =>
  fc.array(fc.nat(9), { minLength: length - 1, maxLength: length - 1 }).map((digits) => {
    const start = digits.join("")
    return (
      start + (["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].find((d) => passesLuhn(start + d)) ?? "")
    )
  })

it.each([
  [VISA, "visa", "[VAL-007]"],
  ["4222222222222", undefined, "[VAL-007]"],
  ["42424242424242424", undefined, "[VAL-007]"],
  ["5555555555554444", "mastercard", "[VAL-008]"],
  ["5105105105105100", "mastercard", "[VAL-008]"],
  ["5005105105105100", undefined, "[VAL-008]"],
  ["5605105105105100", undefined, "[VAL-008]"],
  ["555555555555444", undefined, "[VAL-008]"],
  [MASTERCARD_2, undefined, "[VAL-008]"],
  ["378282246310005", "amex", "[VAL-009]"],
  ["341111111111111", "amex", "[VAL-009]"],
  ["351111111111111", undefined, "[VAL-009]"],
  ["3782822463100052", undefined, "[VAL-009]"],
  ["6011111111111117", "discover", "[VAL-010]"],
  ["6200000000000005", "discover", "[VAL-010]"],
  ["601111111111111", undefined, "[VAL-010]"],
  ["1371111111111111", undefined, "[VAL-009]"],
  ["137111111111111", undefined, "[VAL-009]"],
])("the number %s is of brand %s by the narrow rules %s", (digits, brand, _id) => {
  expect(cardBrand(digits)).toBe(brand)
})

describe("card numbers", () => {
  it("fail the check-digit test with any one digit changed [VAL-006]", () => {
    fc.assert(
      fc.property(withCheckDigit(16), fc.nat(15), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const changed = (Number(digits[at]) + by) % 10
        expect(passesLuhn(digits)).toBe(true)
        expect(passesLuhn(digits.slice(0, at) + changed + digits.slice(at + 1))).toBe(false)
      }),
    )
  })

  it.each([
    [MASTERCARD_2, "mastercard"],
    ["5555555555554444", "mastercard"],
    ["5655555555554444", undefined],
    ["2221000000000009", "mastercard"],
    ["2300000000000003", "mastercard"],
    ["2230000000000008", "mastercard"],
    ["2710000000000005", "mastercard"],
    ["2720990000000007", "mastercard"],
    ["137111111111111", undefined],
    ["1601111111111117", undefined],
    ["3528000000000007", "jcb"],
    ["3527000000000008", undefined],
    ["1213100000000000", undefined],
    ["2721000000000004", undefined],
    ["2220990000000000", undefined],
    ["3530111333300000", "jcb"],
    ["6200000000000005", undefined],
    ["6445644564456445", "discover"],
    ["4111111111111111110", "visa"],
  ])("%s is of brand %s by the extended rules", (digits, brand) => {
    expect(cardBrand(digits, "extended")).toBe(brand)
  })

  it.each([
    ["341111111111111", "amex"],
    ["378282246310005", "amex"],
    ["351111111111111", undefined],
    ["37828224631000", undefined],
    ["3782822463100052", undefined],
  ])("of American Express start with 34 or 37 and have 15 digits: %s is %s [VAL-009]", (digits, brand) => {
    expect(cardBrand(digits, "extended")).toBe(brand)
    expect(cardBrand(digits)).toBe(brand)
  })

  it("may be typed with dashes and spaces, nothing else [VAL-011]", () => {
    expect(checkCardNumber("4242 4242-4242 4242", all)).toEqual({ ok: true, digits: VISA, brand: "visa" })
    expect(checkCardNumber("4242x4242424242424", all)).toEqual({ ok: false, error: "characters" })
    for (const typed of ["x424242424242424242", "424242424242424242x"])
      expect(checkCardNumber(typed, all)).toEqual({ ok: false, error: "characters" })
    expect(checkCardNumber(" ", all)).toEqual({ ok: false, error: "required" })
    expect(checkCardNumber("4242424242424241", all)).toEqual({ ok: false, error: "check-digit" })
  })

  it.each(["", "x", "0x", "x0"])("are made of digits: %j passes no check-digit test [VAL-006]", (text) => {
    expect(passesLuhn(text)).toBe(false)
    expect(passesLuhn("0")).toBe(true)
  })

  it("count only when the website takes their brand [VAL-012]", () => {
    expect(checkCardNumber(VISA, ["mastercard"])).toEqual({ ok: false, error: "brand-not-accepted" })
    expect(checkCardNumber(MASTERCARD_2, all)).toEqual({ ok: false, error: "brand" })
    expect(checkCardNumber(MASTERCARD_2, all, "extended")).toMatchObject({ ok: true, brand: "mastercard" })
  })

  it("show their brand while being typed", () => {
    expect(["", "4", "51", "37", "62"].map((start) => likelyBrand(start))).toEqual([
      undefined,
      "visa",
      "mastercard",
      "amex",
      "discover",
    ])
    expect(likelyBrand("62", "extended")).toBeUndefined()
  })

  it("are shown by their last four digits at most", () => {
    expect(maskCard("4242 4242 4242 4242")).toBe("•••• 4242")
    fc.assert(fc.property(fc.string(), (text) => maskCard(text).replace(/\D/g, "").length <= 4))
    expect(maskCard("1234")).not.toContain("1234")
    expect(maskCard("1234 5678")).toBe("•••• 5678")
    expect(maskCard("123 4567")).toBe("•••• ••••")
    expect(cardBin("4000 0000 0000 1091")).toBe("400000")
  })
})

describe("card expiry", () => {
  it("is MMYY on the wire [VAL-013]", () => {
    expect(formatExpiry({ month: 3, year: 2027 })).toBe("0327")
    expect(parseExpiry("03 / 27")).toEqual({ month: 3, year: 2027 })
    expect(parseExpiry(" 0327 ")).toEqual({ month: 3, year: 2027 })
    for (const bad of ["1327", "0027", "x0327", "0327x", "327", "03-27", "032027", ""])
      expect(parseExpiry(bad)).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
        expect(parseExpiry(formatExpiry({ month, year }))).toEqual({ month, year })
      }),
    )
  })

  it("ends with its month [VAL-013]", () => {
    const now = { month: 11, year: 2026 }
    expect(isExpired({ month: 11, year: 2026 }, now)).toBe(false)
    expect(isExpired({ month: 10, year: 2026 }, now)).toBe(true)
    expect(isExpired({ month: 12, year: 2025 }, now)).toBe(true)
    expect(isExpired({ month: 1, year: 2027 }, now)).toBe(false)
  })

  it("offers ten years and twelve months [VAL-014]", () => {
    expect(expiryYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])
    expect(expiryMonths()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe("card form", () => {
  const good = { nameOnCard: "Zoé Tremblay", number: VISA, month: "12", year: "2027", cvd: "123" }
  const rules = { accepted: all, rules: "spec", now: { month: 11, year: 2026 } } as const

  it("takes a good card", () => {
    expect(checkCardForm(good, rules)).toEqual([])
  })

  it.each(["nameOnCard", "month", "year", "cvd"] as const)("needs %s [VAL-005]", (field) => {
    expect(checkCardForm({ ...good, [field]: " " }, rules)).toEqual([{ field, error: "required" }])
  })

  it("says what is wrong, field by field", () => {
    expect(checkCardForm({ ...good, month: "10", year: "2026", cvd: "1234" }, rules)).toEqual([
      { field: "month", error: "expired" },
      { field: "cvd", error: "invalid" },
    ])
    expect(checkCardForm({ ...good, number: "1", month: "13" }, rules)).toEqual([
      { field: "number", error: "check-digit" },
      { field: "month", error: "invalid" },
    ])
    expect(checkCardForm({ ...good, number: "378282246310005", cvd: "1234" }, rules)).toEqual([])
    expect(cvdLength("visa")).toBe(3)
  })

  it.each(["1", "01", "9", "10", "12"])("reads month %s", (month) => {
    expect(checkCardForm({ ...good, month }, rules)).toEqual([])
  })

  it.each(["0", "00", "13", "112", "1x", "x1"])("knows no month %s", (month) => {
    expect(checkCardForm({ ...good, month }, rules)).toEqual([{ field: "month", error: "invalid" }])
  })

  it.each(["27", "1927", "20270", "12027", "20x7"])("knows no year %s", (year) => {
    expect(checkCardForm({ ...good, year }, rules)).toEqual([{ field: "year", error: "invalid" }])
  })

  it.each([
    [VISA, "12x", false],
    [VISA, "x12", false],
    [VISA, " 123 ", true],
    // Of an unknown card both lengths may be right.
    ["1", "123", true],
    ["1", "1234", true],
    ["1", "12", false],
    ["1", "12345", false],
    ["1", "x123", false],
    ["1", "123x", false],
  ])("with number %s takes the security code %j: %s", (number, cvd, taken) => {
    const errors = checkCardForm({ ...good, number, cvd }, rules)
    expect(errors.some(({ field }) => field === "cvd")).toBe(!taken)
  })
})

it("names brands as their owners write them, and no other [PAY-005]", () => {
  expect(CARD_BRANDS.map(cardBrandName)).toEqual([
    "Visa",
    "Mastercard",
    "American Express",
    "Discover",
    "JCB",
  ])
  expect(["diners", "unionpay", "interac"].map(cardBrandName)).toEqual(["Diners Club", "UnionPay", "Interac"])
  expect(["other", "", undefined].map(cardBrandName)).toEqual([undefined, undefined, undefined])
})
