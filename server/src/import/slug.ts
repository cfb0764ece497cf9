/** A name as a part of an id: `Parterre A` → `parterre-a`. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
