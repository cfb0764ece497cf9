import { writeFile } from "node:fs/promises"
import type { Dependencies } from "../dependencies.ts"
import { readWebsite } from "../websites/website-store.ts"
import { newsletterStore } from "./newsletter-store.ts"
import type { NewsletterTokens } from "./newsletter-tokens.ts"

export interface ExportCommand extends Pick<Dependencies, "db"> {
  readonly tokens: NewsletterTokens
  /** Where the shop of a website answers. */
  readonly shopUrl: (websiteId: string, path: string) => string
  /** Writes a line for people. */
  readonly print: (line: string) => void
  /** Writes a line about what went wrong. */
  readonly complain: (line: string) => void
}

const columns = [
  "newsletter",
  "email",
  "language",
  "city",
  "postal_code",
  "province",
  "asked_at",
  "confirmed_at",
  "source",
  "consent",
  "unsubscribe_url",
  "one_click_url",
] as const

/**
 * Writes who receives a website's newsletters as comma-separated values, one line each, with the consent and the links by
 * which they leave: the organiser's mails carry those. Answers the exit code.
 */
export async function runNewsletterExport(
  { db, tokens, shopUrl, print, complain }: ExportCommand,
  websiteId: string,
  { newsletter, out }: { readonly newsletter?: string | undefined; readonly out?: string | undefined },
): Promise<0 | 1> {
  if ((await readWebsite(db, websiteId, "id")) === undefined) {
    complain(`There is no website ${websiteId}`)
    return 1
  }
  const store = newsletterStore(db, websiteId)
  const id = newsletter === undefined ? undefined : `${websiteId}.${newsletter}`
  // One that left the folder still has readers to write to, or to tell.
  const living = await store.living(id)
  const isKnown = id === undefined || (await store.newsletters()).some((row) => row.id === id)
  if (!isKnown && living.length === 0) {
    complain(`${websiteId} has no newsletter ${newsletter}; its keys are in newsletters.yaml`)
    return 1
  }
  const lines = living.map((row) => {
    const token = tokens.write(websiteId, { kind: "subscription", id: row.id })
    const language = row.language === "en" ? "en" : "fr"
    return csvLine([
      row.newsletter_id.slice(websiteId.length + 1),
      row.email,
      row.language,
      row.city ?? "",
      row.postal_code ?? "",
      row.province ?? "",
      new Date(row.asked_at).toISOString(),
      new Date(row.confirmed_at).toISOString(),
      row.source,
      row.consent_text,
      shopUrl(websiteId, `/${language}/newsletters/leave/${token}`),
      shopUrl(websiteId, `/v1/mailinglist/unsubscribe/${token}?language=${language}`),
    ])
  })
  const csv = [csvLine(columns), ...lines]
  if (out === undefined) {
    for (const line of csv) print(line)
    return 0
  }
  // The mark tells spreadsheets that accents are UTF-8.
  await writeFile(out, `\uFEFF${csv.join("\r\n")}\r\n`)
  print(`${out}: ${living.length} subscriptions`)
  return 0
}

/** A line in RFC 4180; a cell that a spreadsheet would take for a formula is kept as text. */
const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`).join(",")
