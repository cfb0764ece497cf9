import type { Localized } from "@parterre/contract"
import type { Knex } from "knex"
import type { AccountLetter, LetterKind } from "../clients/account-letter.ts"
import { clientStore } from "../clients/client-store.ts"
import { emailUndoStore, undoTime } from "../clients/email-undo-store.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import type { ClientRow } from "../database/client-tables.ts"
import type { WebsiteRow } from "../database/tables.ts"
import { newToken, randomId, tokenHash } from "../ids.ts"
import { ticketIssuer } from "../tickets/tickets-pdf.ts"
import { sellerOf } from "../websites/organiser.ts"
import { readWebsite } from "../websites/website-store.ts"
import { accountTexts } from "./account-texts.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText, type WrittenLetter } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** Milliseconds a reset link works. */
const resetTime = 3_600_000
/** Milliseconds a link that confirms an email works. */
const confirmationTime = 24 * 3_600_000

interface AccountMessage {
  readonly id: string
  /** How many times it was tried before. */
  readonly attempts: number
  readonly website_id: string
  readonly kind: LetterKind
  readonly payload: string
}

/**
 * A letter to a client in the client's language; undefined when the address has no account. The token of a reset link is
 * made here and only its hash is kept, so that no copy of it waits in the outbox.
 */
export async function accountMail(db: Knex, message: AccountMessage, now: number): Promise<Mail | undefined> {
  const letter: AccountLetter = JSON.parse(message.payload)
  const clients = clientStore(db, message.website_id)
  const client =
    letter.clientId === undefined
      ? await clients.ofEmail(letter.emailKey ?? "")
      : await clients.read(letter.clientId)
  if (letter.former !== undefined) return lastMail(db, message, letter, letter.former, now)
  const website = await readWebsite(db, message.website_id)
  if (client === undefined || website === undefined) return undefined
  const token = newToken()
  if (!(await keepToken(db, message.kind, letter, client, tokenHash(token), now))) return undefined
  const passkeys = await passkeyStore(db, message.website_id).ofClient(client.id)
  return mailTo(db, { message, letter, website, now }, client, {
    token,
    passkeys: passkeys.map((one) => one.name),
  })
}

interface Leaving {
  readonly message: AccountMessage
  readonly letter: AccountLetter
  readonly website: WebsiteRow
  readonly now: number
}

type Addressee = Pick<ClientRow, "email" | "firstname" | "language">

async function lastMail(
  db: Knex,
  message: AccountMessage,
  letter: AccountLetter,
  to: Addressee,
  now: number,
): Promise<Mail | undefined> {
  const website = await readWebsite(db, message.website_id)
  return website && mailTo(db, { message, letter, website, now }, to, { token: "", passkeys: [] })
}

async function mailTo(
  db: Knex,
  { message, letter, website, now }: Leaving,
  client: Addressee,
  { token, passkeys }: { readonly token: string; readonly passkeys: readonly string[] },
): Promise<Mail> {
  const { language } = client
  const hasToken = letter.links[language].includes("{token}")
  const { name, style } = await ticketIssuer(db, website.id, language)
  const contact = sellerOf(website).email ?? website.mail_from
  const page = writtenLetter(client, message.kind, {
    ...{ name, contact, link: letter.links[language].replace("{token}", token) },
    ...{ passkey: letter.passkey ?? "", passkeys },
  })
  return {
    // A letter with a token carries another each time it leaves: it is another letter, whose link is the one that works.
    messageId: messageId(hasToken ? `${message.id}.${message.attempts}` : message.id, website.mail_from),
    to: letter.to ?? client.email,
    from: `"${name.replaceAll(/["\\\r\n]/g, "")}" <${website.mail_from}>`,
    subject: page.subject,
    text: letterText(page),
    html: letterHtml(page, style.accent),
    attachments: [],
    at: now,
    website: website.id,
  }
}

/** Keeps the hash of the token a letter carries; false when what its link would do is no longer to be done. */
async function keepToken(
  db: Knex,
  kind: LetterKind,
  { to = "", undoId = "" }: AccountLetter,
  { id, website_id }: ClientRow,
  token_hash: string,
  now: number,
): Promise<boolean> {
  const clients = clientStore(db, website_id)
  if (kind === "password-reset" || kind === "new-password-asked" || kind === "access-ended")
    await clients.keepReset(id, token_hash, now + resetTime)
  if (kind === "email-confirm") return clients.keepConfirmation(id, to, token_hash, now + confirmationTime)
  if (kind === "sign-up-confirm")
    return clients.keepConfirmation(id, null, token_hash, now + confirmationTime)
  if (kind !== "email-changed") return true
  const undos = emailUndoStore(db, website_id)
  const undo = await undos.read(undoId)
  // Another link each time the letter leaves: the one of a letter that arrived twice works too.
  if (undo !== undefined)
    await undos.insert({ ...undo, id: randomId(), token_hash, expires_at: now + undoTime })
  return undo !== undefined
}

interface LetterFacts {
  readonly name: string
  readonly contact: string
  readonly link: string
  /** That it is about. */
  readonly passkey: string
  /** Names of those that the client has now. */
  readonly passkeys: readonly string[]
}

function writtenLetter(
  { firstname, language }: Addressee,
  kind: LetterKind,
  { name, contact, link, passkey, passkeys }: LetterFacts,
): WrittenLetter {
  const texts = accountTexts[kind]
  const names = new Intl.ListFormat(`${language}-CA`).format(passkeys)
  const said = (text: Localized) =>
    text[language]
      .replaceAll("{name}", () => name)
      .replaceAll("{passkey}", () => passkey)
      .replaceAll("{passkeys}", () => names)
  const [first, ...others] = texts.before.map(said)
  const ofPasskeys = texts.ofPasskeys !== undefined && passkeys.length > 0 ? [said(texts.ofPasskeys)] : []
  return {
    language,
    name,
    subject: said(texts.subject),
    hello: greeting(firstname, language),
    before: [...(first === undefined ? [] : [first]), ...ofPasskeys, ...others],
    action: { button: said(texts.button), link },
    after: texts.after.map(said),
    questions: `${receiptTexts.questions[language]} ${contact}`,
  }
}
