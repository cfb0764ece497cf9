import { hash, verify } from "@node-rs/argon2"
import type { Knex } from "knex"
import type { StaffRow } from "../database/tables.ts"
import { sessionStore } from "../sessions/session-store.ts"
import type { ImportProblem } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { TableDifference } from "./table-difference.ts"
import type { StaffEntry, TenantFile } from "./tenant-files.ts"

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly production: boolean
  /** The settings are those of an import before: their secrets were looked for then, and staff stay as they are. */
  readonly isImportedBefore?: boolean
}

/** Passwords that cannot be set here, members and producers named twice, and producers that are nobody. */
export function staffProblems(
  { source, value }: Checked<TenantFile>,
  { environment, production }: Surroundings,
): readonly ImportProblem[] {
  const { staff = [], producers = [] } = value
  const ids = producers.map(({ id }) => id)
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [source.problem(["producers", index, "id"], `"${id}" is taken`)],
  )
  const wrong = staff.flatMap(({ email, passwordEnv, demoPassword, producer }, index) => {
    const problem = (field: string, message: string) => [source.problem(["staff", index, field], message)]
    if (staff.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) !== index)
      return problem("email", `"${email}" is taken`)
    if (passwordEnv !== undefined && !environment[passwordEnv])
      return problem("passwordEnv", `the environment has no ${passwordEnv}`)
    if (demoPassword !== undefined && production) return problem("demoPassword", "not accepted in production")
    if (producer !== undefined && !ids.includes(producer))
      return problem("producer", `there is no producer "${producer}"`)
    return []
  })
  return [...twice, ...wrong]
}

/** The argon2id hash of each member's password by e-mail; a stored hash of the same password stays. */
export async function staffHashes(
  db: Knex,
  websiteId: string,
  staff: readonly StaffEntry[],
  { environment }: Surroundings,
): Promise<ReadonlyMap<string, string>> {
  const stored = await sessionStore(db, websiteId).staffPasswords()
  const known = new Map(stored.map((member) => [member.email, member.password_hash]))
  const hashes = new Map<string, string>()
  for (const { email, passwordEnv, demoPassword } of staff) {
    const password = passwordEnv === undefined ? demoPassword : environment[passwordEnv]
    if (password === undefined) continue
    const before = known.get(email.toLowerCase())
    const holds = before ? await verify(before, password) : false
    hashes.set(email.toLowerCase(), before && holds ? before : await hash(password))
  }
  return hashes
}

/** The members whose sign-ins end: their password is another, or they are members no more. */
export const lostSignIns = ({ changed, removed }: TableDifference<StaffRow>): readonly string[] =>
  [
    ...changed.filter(({ before, after }) => before.password_hash !== after.password_hash),
    ...removed.map((before) => ({ before })),
  ].map(({ before }) => before.id)
