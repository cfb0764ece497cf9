import { hash, verify } from "@node-rs/argon2"
import { newToken } from "../ids.ts"

/** argon2id with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Whether a password is the one of a hash. Where there is no hash it takes as long to say no, or the time would tell. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash()), password)
  return right && typeof passwordHash === "string"
}

let nobody: Promise<string> | undefined
function nobodysHash(): Promise<string> {
  nobody ??= hash(newToken())
  return nobody
}
