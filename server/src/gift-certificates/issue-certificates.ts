import { randomBytes } from "node:crypto"
import type { Knex } from "knex"
import type { GiftCertificateRow } from "../database/certificate-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { certificateCode } from "./certificate-codes.ts"
import type { KnownCertificate } from "./certificate-file.ts"
import { certificateHash, changeCertificate, insertCertificates, knownHashes } from "./certificate-store.ts"

/** A new code, such as `7K3Q-X2DM-94QX`. */
export const newCertificateCode = (): string => certificateCode(() => randomBytes(32))

/** Issues new certificates, each of a value in cents. Their codes are answered this once and kept nowhere. */
export async function issueCertificates(
  dependencies: Dependencies,
  websiteId: string,
  { count, value }: { readonly count: number; readonly value: number },
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCertificateCode)
  const certificates = codes.map((code) => ({ plainCode: code.replaceAll("-", ""), value }))
  await inTransaction(dependencies.db, (trx) => insert(trx, dependencies, websiteId, certificates))
  return codes
}

/**
 * Takes over certificates that were sold elsewhere. One that is known already keeps its balance, so the same file may
 * come again. Answers how many are new.
 */
export async function takeOverCertificates(
  dependencies: Dependencies,
  websiteId: string,
  certificates: readonly KnownCertificate[],
): Promise<number> {
  return inTransaction(dependencies.db, async (trx) => {
    const hashes = new Set(await knownHashes(trx, websiteId))
    const unknown = certificates.filter(({ plainCode }) => !hashes.has(certificateHash(plainCode)))
    await insert(trx, dependencies, websiteId, unknown)
    return unknown.length
  })
}

/** A blocked certificate pays nothing; what it has paid stays paid. Answers whether there is such a certificate. */
export async function setCertificateState(
  { db, clock }: Dependencies,
  websiteId: string,
  plainCode: string,
  state: GiftCertificateRow["state"],
): Promise<boolean> {
  return changeCertificate(db, websiteId, certificateHash(plainCode), { state, changed_at: clock.now() })
}

async function insert(
  trx: Knex.Transaction,
  { newId, clock }: Dependencies,
  websiteId: string,
  certificates: readonly KnownCertificate[],
): Promise<void> {
  const now = clock.now()
  const rows = certificates.map(
    ({ plainCode, value }): GiftCertificateRow => ({
      id: newId(),
      website_id: websiteId,
      code_hash: certificateHash(plainCode),
      last_four: plainCode.slice(-4),
      value,
      balance: value,
      currency: "CAD",
      state: "open",
      hold_line_id: null,
      created_at: now,
      changed_at: now,
    }),
  )
  await insertCertificates(trx, rows)
}
