import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import type { KeyValues } from "@parterre/sdk"
import * as Schema from "effect/Schema"
import { lockFile, lockFileNow } from "./lock-file.ts"

/** One member of the staff at one site; `values` is what the SDK keeps, the refresh token among it. */
const SignIn = Schema.Struct({
  server: Schema.String,
  site: Schema.String,
  username: Schema.String,
  permissions: Schema.Array(Schema.Finite),
  values: Schema.Record(Schema.String, Schema.String),
})
export type SignIn = typeof SignIn.Type

const SignInsFile = Schema.fromJsonString(Schema.Struct({ signIns: Schema.Array(Schema.Unknown) }))

export interface Where {
  readonly server?: string | undefined
  readonly site?: string | undefined
}

/** `$XDG_CONFIG_HOME/parterre/credentials.json`, under `~/.config` without that variable. */
export function credentialsFile(env: Readonly<Record<string, string | undefined>>): string {
  const home = env.XDG_CONFIG_HOME || join(env.HOME ?? homedir(), ".config")
  return join(home, "parterre", "credentials.json")
}

/** The last sign-in that fits; the newest stands first in the file. */
export const findSignIn = (file: string, where: Where): SignIn | undefined =>
  readSignIns(file).find(
    ({ server, site }) =>
      (where.server === undefined || server === where.server) &&
      (where.site === undefined || site === where.site),
  )

export function saveSignIn(file: string, signIn: SignIn): void {
  change(file, (signIns) => [signIn, ...others(signIns, signIn)])
}

export function removeSignIn(file: string, signIn: SignIn): void {
  change(file, (signIns) => others(signIns, signIn))
}

/** Changes what is kept of a sign-in now; one that was removed in the meantime stays so. */
export function updateSignIn(file: string, of: SignIn, next: (kept: SignIn) => SignIn): void {
  change(file, (signIns) => signIns.map((kept) => (isSame(kept, of) ? next(kept) : kept)))
}

/** What the SDK keeps of a sign-in, read from the file each time: another command may have renewed its token. */
export function storageOf(file: string, signIn: SignIn): KeyValues {
  const values = () => findSignIn(file, signIn)?.values ?? {}
  const set = (key: string, value?: string) =>
    updateSignIn(file, signIn, (kept) => {
      const { [key]: _, ...rest } = kept.values
      return { ...kept, values: value === undefined ? rest : { ...rest, [key]: value } }
    })
  return {
    read: (key) => values()[key],
    write: set,
    remove: (key) => set(key),
    lock: () => lockFile(`${file}.renewing`, renewalTime),
  }
}

/** Milliseconds after which whoever renews a token, or writes the file, is taken for dead. */
const renewalTime = 60_000
const writingTime = 5_000

const isSame = (one: SignIn, { server, site }: SignIn) => one.server === server && one.site === site

const others = (signIns: readonly SignIn[], signIn: SignIn) => signIns.filter((one) => !isSame(one, signIn))

/** A file nobody can read is no sign-in: the next login writes it anew. One that is no sign-in costs no other. */
function readSignIns(file: string): readonly SignIn[] {
  try {
    const { signIns } = Schema.decodeUnknownSync(SignInsFile)(readFileSync(file, "utf8"))
    return signIns.filter(Schema.is(SignIn))
  } catch {
    return []
  }
}

/**
 * Written aside and renamed, so that a broken write never costs the sign-ins there are; behind a lock, so that of two
 * commands at once neither writes over what the other has just written.
 */
function change(file: string, next: (signIns: readonly SignIn[]) => readonly SignIn[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unlock = lockFileNow(`${file}.writing`, writingTime)
  try {
    const draft = `${file}.new`
    writeFileSync(draft, `${JSON.stringify({ signIns: next(readSignIns(file)) }, undefined, 2)}\n`, {
      mode: 0o600,
    })
    // The mode above counts only for a file that was not there.
    chmodSync(draft, 0o600)
    renameSync(draft, file)
  } finally {
    unlock()
  }
}
