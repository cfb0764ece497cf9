import type { Language } from "../language/index.ts"

/** What a refusal adds when it is about one choice of a combo: an event or a group, by its name. */
export const choiceToChange = (name: string, language: Language): string =>
  // "p.m." brings its own point to the end of a sentence.
  (language === "fr"
    ? `À changer dans le forfait\u00a0: ${name}.`
    : `Change this in your package: ${name}.`
  ).replace(/\.\.$/, ".")
