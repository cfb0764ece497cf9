import { readFile } from "node:fs/promises"
import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import type { Dependencies } from "../dependencies.ts"
import { readWebsite } from "../websites/website-store.ts"
import { certificateValue, readCertificateFile } from "./certificate-file.ts"
import { issueCertificates, setCertificateState, takeOverCertificates } from "./issue-certificates.ts"
import { offersCertificates } from "./offers-certificates.ts"

export interface CertificateCommand extends Dependencies {
  /** Writes a line for people. */
  readonly print: (line: string) => void
  /** Writes a line about what went wrong. */
  readonly complain: (line: string) => void
}

/** Certificates of one command: a misplaced nought is cheaper to refuse than to call back. */
const mostAtOnce = 1000

/** Issues certificates of an amount in dollars and prints their codes, one a line. Answers the exit code. */
export async function runIssue(
  command: CertificateCommand,
  websiteId: string,
  { amount, count }: { readonly amount: string; readonly count: string },
): Promise<0 | 1> {
  const value = certificateValue(amount)
  if (value === undefined)
    return refuse(command, `"${amount}" is not an amount in dollars, such as 50 or 49.99`)
  const wanted = /^\d+$/.test(count) ? Number(count) : 0
  if (wanted < 1 || wanted > mostAtOnce) return refuse(command, `--count is a number from 1 to ${mostAtOnce}`)
  if (!(await isKnown(command, websiteId))) return 1
  for (const code of await issueCertificates(command, websiteId, { count: wanted, value }))
    command.print(code)
  return 0
}

/** Takes over the certificates of a file. Answers the exit code; nothing is written when a line is bad. */
export async function runTakeOver(
  command: CertificateCommand,
  websiteId: string,
  file: string,
): Promise<0 | 1> {
  const text = await readFile(file, "utf8").catch(() => undefined)
  if (text === undefined) return refuse(command, `There is no file ${file}`)
  const read = readCertificateFile(text)
  if ("problems" in read) return refuse(command, ...read.problems.map((problem) => `${file}, ${problem}`))
  if (!(await isKnown(command, websiteId))) return 1
  const added = await takeOverCertificates(command, websiteId, read.certificates)
  command.print(
    `${websiteId}: ${added} certificates added, ${read.certificates.length - added} known already`,
  )
  return 0
}

/** Blocks a certificate that was lost or stolen, or opens it again. Answers the exit code. */
export async function runBlock(
  command: CertificateCommand,
  websiteId: string,
  { code, isOpen }: { readonly code: string; readonly isOpen: boolean },
): Promise<0 | 1> {
  const plain = plainCertificateCode(code)
  const state = isOpen ? "open" : "blocked"
  if (plain === undefined || !(await setCertificateState(command, websiteId, plain, state)))
    return refuse(command, `${websiteId} has no certificate with this code`)
  command.print(`The certificate that ends in ${plain.slice(-4)} is ${state}.`)
  return 0
}

async function isKnown(command: CertificateCommand, websiteId: string): Promise<boolean> {
  if ((await readWebsite(command.db, websiteId, "id")) === undefined) {
    command.complain(`There is no website ${websiteId}`)
    return false
  }
  if (!(await offersCertificates(command.db, websiteId)))
    command.complain(
      `${websiteId} takes no gift certificates yet: payment.giftCertificates in its tenant.yaml`,
    )
  return true
}

function refuse({ complain }: CertificateCommand, ...lines: readonly string[]): 1 {
  for (const line of lines) complain(line)
  return 1
}
