import { isOurs, websiteSignatures } from "../website-signatures.ts"

/** What the link of a mail does, and what it is about. */
export type NewsletterLink =
  /** Confirms what a letter asked about. */
  | { readonly kind: "confirm"; readonly id: string }
  /** Leaves everything that a letter confirmed. */
  | { readonly kind: "letter"; readonly id: string }
  /** Leaves several that a mail names. */
  | { readonly kind: "several"; readonly id: string }
  /** Leaves one subscription. */
  | { readonly kind: "subscription"; readonly id: string }

/** The links of newsletters: signed, so that nothing of them is kept, and each good for one thing. */
export interface NewsletterTokens {
  write(websiteId: string, link: NewsletterLink): string
  /** Nothing when the signature is not ours. */
  read(websiteId: string, token: string): NewsletterLink | undefined
}

const letters = { confirm: "c", letter: "l", several: "m", subscription: "s" } as const
const kinds = Object.entries(letters).map(([kind, letter]) => [letter, kind] as const)

export function newsletterTokens(signingKey: string): NewsletterTokens {
  const sign = websiteSignatures(signingKey, "newsletters")
  const write: NewsletterTokens["write"] = (websiteId, { kind, id }) => {
    const named = `${letters[kind]}.${id}`
    return `${named}.${sign(websiteId, named).toString("base64url")}`
  }
  return {
    write,
    read(websiteId, token) {
      const [, letter, id = ""] = /^([clms])\.(.+)\.[\w-]+$/.exec(token) ?? []
      const kind = kinds.find(([known]) => known === letter)?.[1]
      if (kind === undefined) return undefined
      const link = { kind, id } as NewsletterLink
      return isOurs(token, write(websiteId, link)) ? link : undefined
    },
  }
}
