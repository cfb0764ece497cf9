import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { dirname, join } from "node:path"
import type { KeyValues } from "@parterre/sdk"

/** One member of the staff at one site; `values` is what the SDK keeps, the refresh token among it. */
export interface SignIn {
  readonly server: string
  readonly site: string
  readonly username: string
  readonly permissions: readonly number[]
  readonly values: Readonly<Record<string, string>>
}

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
  write(file, [signIn, ...others(file, signIn)])
}

export function removeSignIn(file: string, signIn: SignIn): void {
  write(file, others(file, signIn))
}

export function storageOf(signIn: Pick<SignIn, "values">): KeyValues & { all(): Record<string, string> } {
  const values = new Map(Object.entries(signIn.values))
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    all: () => Object.fromEntries(values),
  }
}

const others = (file: string, { server, site }: SignIn) =>
  readSignIns(file).filter((one) => one.server !== server || one.site !== site)

/** A file nobody can read is no sign-in: the next login writes it anew. */
function readSignIns(file: string): readonly SignIn[] {
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"))
    const { signIns } = content as { readonly signIns?: unknown }
    return Array.isArray(signIns) ? signIns.filter(isSignIn) : []
  } catch {
    return []
  }
}

/** Written aside and renamed, so that a broken write never costs the sign-ins there are. */
function write(file: string, signIns: readonly SignIn[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.new`
  writeFileSync(draft, `${JSON.stringify({ signIns }, undefined, 2)}\n`, { mode: 0o600 })
  // The mode above counts only for a file that was not there.
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}

function isSignIn(value: unknown): value is SignIn {
  if (typeof value !== "object" || value === null) return false
  const { server, site, username, permissions, values } = value as Partial<Record<keyof SignIn, unknown>>
  return (
    [server, site, username].every((one) => typeof one === "string") &&
    Array.isArray(permissions) &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((one) => typeof one === "string")
  )
}
