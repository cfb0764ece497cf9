/**
 * What the pages of card fields share: a field that groups what is typed, knows whether it is good, and tells it to
 * nobody. `field(input, name, changed)` makes one of an input.
 */
export const CARD_INPUT = `
  const digitsOf = (text) => text.replace(/\\D/g, "")
  const passesLuhn = (digits) =>
    [...digits].reverse().reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) % 10 === 0
  const BRANDS = [
    ["visa", /^4/],
    ["mastercard", /^(5[1-5]|2[2-7])/],
    ["amex", /^3[47]/],
    ["discover", /^(6011|65|64[4-9])/],
    ["jcb", /^35/],
  ]
  const brandOf = (digits) => BRANDS.find(([, begins]) => begins.test(digits))?.[0] ?? ""
  const isAhead = (digits) => {
    const now = new Date()
    const month = Number(digits.slice(0, 2))
    const end = new Date(2000 + Number(digits.slice(2)), month, 1)
    return digits.length === 4 && month >= 1 && month <= 12 && end > now
  }
  const KINDS = {
    number: {
      complete: "cc-number",
      longest: 19,
      isGood: (digits) => digits.length >= 12 && passesLuhn(digits),
      shown: (digits) => digits.replace(/(.{4})(?=.)/g, "$1 "),
    },
    expiry: {
      complete: "cc-exp",
      longest: 4,
      isGood: isAhead,
      shown: (digits) => (digits.length > 2 ? digits.slice(0, 2) + " / " + digits.slice(2) : digits),
    },
    cvd: { complete: "cc-csc", longest: 4, isGood: (digits) => digits.length >= 3, shown: (digits) => digits },
  }
  function field(input, name, changed) {
    const { complete, longest, isGood, shown } = KINDS[name]
    Object.assign(input, { inputMode: "numeric", autocomplete: complete, name })
    const digits = () => {
      const typed = digitsOf(input.value)
      // Browsers fill a date in with the whole year.
      return (name === "expiry" && typed.length === 6 ? typed.slice(0, 2) + typed.slice(4) : typed).slice(0, longest)
    }
    input.addEventListener("input", () => {
      const atEnd = input.selectionStart === input.value.length
      const text = shown(digits())
      if (atEnd || input.value.length > text.length) input.value = text
      changed()
    })
    return { input, digits, isGood: () => isGood(digits()), isEmpty: () => digits() === "" }
  }
`

/** The look of a page of card fields that fill a frame of the shop's own. */
export const FIELD_STYLE = `
  html, body { margin: 0; height: 100%; background: transparent; }
  input { box-sizing: border-box; width: 100%; height: 100%; border: 0; padding: 0; background: transparent; font: inherit; color: inherit; outline: 0; }
`
