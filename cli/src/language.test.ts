import { expect, it } from "vitest"
import { chooseLanguage } from "./language.ts"

it("is what is asked for, then that of the environment, where what is empty is not set", () => {
  expect(chooseLanguage(["--lang", "fr"], { LANG: "en_CA.UTF-8" })).toBe("fr")
  expect(chooseLanguage(["--lang=en"], { LANG: "fr_CA.UTF-8" })).toBe("en")
  expect(chooseLanguage([], { LC_ALL: "en_CA.UTF-8", LANG: "fr_CA.UTF-8" })).toBe("en")
  expect(chooseLanguage([], { LC_ALL: "", LC_MESSAGES: "", LANG: "fr_CA.UTF-8" })).toBe("fr")
  expect(chooseLanguage([], {})).toBe("en")
})
