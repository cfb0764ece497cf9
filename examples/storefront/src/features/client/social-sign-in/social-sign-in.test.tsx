import { localProblems, problems } from "@parterre/contract"
import { type SdkFailure, SocialSignInFailed } from "@parterre/sdk"
import { describe, expect, it } from "vitest"
import { inShop, linksOf, type Setting } from "../../../shared/site/shop.test-support.tsx"
import { LoginForm } from "../LoginForm.tsx"
import { SignUpForm } from "../SignUpForm.tsx"
import SocialButtons from "./SocialButtons.tsx"
import { broughtBack, SocialFailed } from "./SocialReturnScreen.tsx"
import { SocialWays } from "./SocialWays.tsx"

const both = [
  { provider: "FACEBOOK" as const, clientId: "1" },
  { provider: "GOOGLE" as const, clientId: "2" },
]
const buttonsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]*>/g, ""),
  )

describe("the ways in by Google and Facebook", () => {
  it.each([
    ["fr", ["Continuer avec Google", "Continuer avec Facebook"]],
    ["en", ["Continue with Google", "Continue with Facebook"]],
  ] as const)("are a button for each, in %s [ACC-006]", (language, words) => {
    const markup = inShop(<SocialButtons providers={["GOOGLE", "FACEBOOK"]} back={undefined} />, { language })
    expect(buttonsIn(markup)).toEqual(words)
  })

  it("take their room in the login and the sign-up where the site has set them up, and none elsewhere [ACC-006] [CFG-009]", () => {
    const hasRoom = (setting: Setting) =>
      /<div[^>]*aria-hidden="true"/.test(inShop(<SocialWays back={undefined} />, setting))
    expect(hasRoom({ config: { socialProviders: both } })).toBe(true)
    expect(hasRoom({ config: { socialProviders: [] } })).toBe(false)
    expect(hasRoom({})).toBe(false)
    // Neither provider lets its page into a frame.
    expect(hasRoom({ config: { socialProviders: both }, tenant: { widget: true } })).toBe(false)
    for (const form of [<LoginForm key="in" />, <SignUpForm key="up" />]) {
      const shown = (socialProviders: typeof both) =>
        inShop(form, { config: { clientAccount: "OPTIONAL", socialProviders } }).length
      expect(shown(both)).toBeGreaterThan(shown([]))
    }
  })

  it("say what is agreed to where sign-up asks for consent", () => {
    const privacyUrl = { fr: "https://exemple.ca/vie-privee", en: "https://example.ca/privacy" }
    const shown = (privacyConsent: boolean) =>
      inShop(<SocialButtons providers={["GOOGLE"]} back={undefined} />, {
        config: { privacyConsent, privacyUrl },
      })
    expect(Object.values(linksOf(shown(true)))).toEqual([privacyUrl.fr])
    expect(linksOf(shown(false))).toEqual({})
  })
})

describe("what a provider sends back", () => {
  it("is read from the fragment, and nothing else of it", () => {
    expect(broughtBack("#provider=FACEBOOK&state=s&code=c&redirectUrl=https://evil.example")).toEqual({
      provider: "FACEBOOK",
      state: "s",
      code: "c",
    })
    expect(broughtBack("")).toEqual({ provider: "GOOGLE" })
    expect(broughtBack("#provider=EVIL&error=access_denied&code=")).toEqual({
      provider: "GOOGLE",
      error: "access_denied",
    })
  })
})

describe("a sign-in that came to nothing", () => {
  const shown = (failure: SdkFailure, provider: "GOOGLE" | "FACEBOOK", setting: Setting = {}) =>
    inShop(<SocialFailed provider={provider} failure={failure} />, {
      address: "/fr/client/social",
      ...setting,
    })
  const alertIn = (markup: string) => /role="alert".*?<p>(.*?)<\/p>/.exec(markup)?.[1]

  it.each(["fr", "en"] as const)(
    "shows the text of the failure in %s [ERR-025] [ERR-026] [ERR-028]",
    (language) => {
      for (const [code, provider] of [
        ["google-sign-in-failed", "GOOGLE"],
        ["facebook-sign-in-failed", "FACEBOOK"],
        ["social-provider-missing", "FACEBOOK"],
        ["social-not-logged-in", "GOOGLE"],
        ["social-login-cancelled", "GOOGLE"],
      ] as const) {
        const markup = shown(new SocialSignInFailed(code, language), provider, { language })
        expect(alertIn(markup)).toBe(localProblems[code].text[language])
      }
    },
  )

  it("shows the message of an error of the server, and how an account is joined [ERR-027]", () => {
    const told = (
      code: "social-login-refused" | "social-account-exists",
      provider: "GOOGLE" | "FACEBOOK",
    ) => {
      const failure = new SocialSignInFailed("social-login-cancelled", "fr")
      // As the server tells it.
      return shown(
        Object.assign(failure, { _tag: code, message: problems[code].text.fr }) as unknown as SdkFailure,
        provider,
      )
    }
    const refused = told("social-login-refused", "GOOGLE")
    expect(alertIn(refused)).toBe(problems["social-login-refused"].text.fr)
    expect(buttonsIn(refused)).toEqual(["Réessayer avec Google"])
    const exists = told("social-account-exists", "GOOGLE")
    expect(exists).toContain("Connectez-vous une fois avec votre mot de passe")
    expect(buttonsIn(exists)).toEqual([])
    expect(Object.values(linksOf(exists))).toEqual(["/fr/client/login", "/fr/client/client-forgot-password"])
    expect(told("social-account-exists", "FACEBOOK")).not.toContain("Connectez-vous une fois")
  })

  it("leads to the login with the way back, and to no other site", () => {
    const failure = new SocialSignInFailed("social-login-cancelled", "fr")
    const at = (redirectUrl: string) =>
      linksOf(shown(failure, "GOOGLE", { address: `/fr/client/social?redirectUrl=${redirectUrl}` }))[
        "Utiliser mon courriel"
      ]
    expect(at("%2Fcart")).toBe("/fr/client/login?redirectUrl=%2Fcart")
    for (const foreign of ["https://evil.example/", "//evil.example", "/%5Cevil.example"])
      expect(at(foreign)).toBe("/fr/client/login")
  })
})
