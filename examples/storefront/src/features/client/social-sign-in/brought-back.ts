import type { SocialReturn } from "@parterre/sdk"

/** What a provider sent back, out of the fragment of an address; nothing else of it is believed. */
export function broughtBack(hash: string): SocialReturn {
  const given = new URLSearchParams(hash.replace(/^#/, ""))
  const read = (name: "state" | "code" | "iss" | "error") => {
    const value = given.get(name)
    return value === null || value === "" ? {} : { [name]: value }
  }
  return {
    provider: given.get("provider") === "FACEBOOK" ? "FACEBOOK" : "GOOGLE",
    ...read("state"),
    ...read("code"),
    ...read("iss"),
    ...read("error"),
  }
}
