import { textAt } from "@parterre/domain/json-fields"

/** A card behind a token. */
export interface SecuredCard {
  readonly number: string
  readonly token: string
}

/** CardSecure: tokens that begin with 9 and keep the first two and the last four digits of their card. */
export function cardSecure() {
  const tokens = new Map<string, SecuredCard>()

  function secure(number: string): SecuredCard {
    const known = [...tokens.values()].find((card) => card.number === number)
    if (known !== undefined) return known
    const middle = String(tokens.size + 1).padStart(9, "0")
    const token = `9${number.slice(0, 2)}${middle}${number.slice(-4)}`
    const card = { number, token }
    tokens.set(token, card)
    return card
  }

  return {
    /** The card of an account, which is its number or its token; undefined for a token that nobody made. */
    read: (account: string): SecuredCard | undefined =>
      /^9\d{15}$/.test(account) ? tokens.get(account) : secure(account),

    /** What the tokeniser answers. */
    tokenise(body: unknown) {
      const account = (textAt(body, "account") ?? "").replace(/\s/g, "")
      return /^\d{12,19}$/.test(account)
        ? { errorcode: 0, message: "CardSecure : Success", token: secure(account).token }
        : { errorcode: 7, message: "Data is not a valid card", token: "" }
    },

    reset: () => tokens.clear(),
  }
}

export type CardSecure = ReturnType<typeof cardSecure>
