import type { TextKey } from "../texts/TextsProvider.tsx"

/** What is wrong with a field, as a text; fields without fault are left out. */
export type FieldErrors<Field extends string> = { readonly [name in Field]?: TextKey }
