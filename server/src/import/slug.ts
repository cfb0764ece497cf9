import { plainText } from "@parterre/domain/language"

/** A name as a part of an id: `Parterre A` → `parterre-a`. */
export const slug = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
