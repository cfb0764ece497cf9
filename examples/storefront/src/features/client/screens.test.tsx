import type { Cart, Client } from "@parterre/contract"
import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { cartOf } from "../../shared/cart/cart.test-support.ts"
import { inShop, linksOf, type Setting } from "../../shared/site/shop.test-support.tsx"
import { CheckoutScreen } from "../checkout/CheckoutScreen.tsx"
import { ChangePasswordScreen } from "./ChangePasswordScreen.tsx"
import { ConfirmEmailScreen } from "./ConfirmEmailScreen.tsx"
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx"
import { InvoiceTable } from "./InvoiceTable.tsx"
import { InvoiceTickets } from "./InvoiceTickets.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { LoginScreen } from "./LoginScreen.tsx"
import { PasswordForm } from "./PasswordForm.tsx"
import { ProfileFields } from "./ProfileFields.tsx"
import { ProfileScreen } from "./ProfileScreen.tsx"
import { clientWith, profileErrors, profileOf } from "./profile.ts"
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx"
import { SelectMethodScreen } from "./SelectMethodScreen.tsx"
import { SignUpScreen } from "./SignUpScreen.tsx"
import { UndoEmailScreen } from "./UndoEmailScreen.tsx"
import { UpcomingEvent } from "./UpcomingEvent.tsx"

const inSite = (element: ReactNode, setting: Setting = {}) =>
  inShop(element, { ...setting, config: { clientAccount: "OPTIONAL", ...setting.config } })

/** The fields of a form, by what they are for. */
const fields = (markup: string) =>
  [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: /name="([^"]*)"/.exec(input)?.[1],
    type: /type="([^"]*)"/.exec(input)?.[1],
    fills: /autoComplete="([^"]*)"/i.exec(input)?.[1],
  }))
const nothing = () => Promise.resolve()

describe("the login", () => {
  it("asks for an email or username and a hidden password, with a way to show it [ACC-004]", () => {
    const markup = inSite(<LoginScreen />)
    expect(fields(markup)).toEqual([
      { name: "username", type: "text", fills: "username" },
      { name: "password", type: "password", fills: "current-password" },
    ])
    expect(markup).toMatch(/<button[^>]*aria-label="Afficher le mot de passe"[^>]*aria-pressed="false"/)
  })

  it("leads to the forgotten password and to sign-up; on checkout to the first only [ACC-005]", () => {
    const signUp = "/fr/client/signup"
    const forgot = "/fr/client/client-forgot-password"
    expect(Object.values(linksOf(inSite(<LoginScreen />)))).toEqual([forgot, signUp])
    expect(Object.values(linksOf(inSite(<LoginForm onDone={() => undefined} />)))).toEqual([forgot])
  })
})

describe("sign-up", () => {
  const markup = inSite(<SignUpScreen />)

  it("has five fields, for a password manager to know [ACC-007]", () => {
    expect(fields(markup)).toEqual([
      { name: "firstname", type: "text", fills: "given-name" },
      { name: "lastname", type: "text", fills: "family-name" },
      { name: "email", type: "email", fills: "email" },
      { name: "new-password", type: "password", fills: "new-password" },
      { name: "confirmation", type: "password", fills: "new-password" },
    ])
  })

  it("tells the rules before one is broken, and says what is missing beside a button that waits [VAL-032]", () => {
    expect(markup).toContain("Règles du mot de passe")
    expect(markup).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/)
    expect(markup).toContain(
      "Il reste à remplir : Prénom, Nom, Courriel, Mot de passe, Confirmation du mot de passe.",
    )
  })

  it("shows no other ways before it was sent [ACC-008]", () => {
    expect(linksOf(markup)).toEqual({})
  })

  it("asks for consent where the organiser does, with its policy [VAL-028]", () => {
    const policy = { fr: "https://exemple.ca/vie-privee" }
    const asked = inSite(<SignUpScreen />, { config: { privacyConsent: true, privacyUrl: policy } })
    expect(asked).toMatch(/<input[^>]*type="checkbox"/)
    expect(Object.values(linksOf(asked))).toEqual([policy.fr])
    expect(markup).not.toContain("checkbox")
  })

  it("requires the consent, to the policy in the shopper's language, by the site's setting only [VAR-014]", () => {
    const privacyUrl = { fr: "https://exemple.ca/vie-privee", en: "https://example.ca/privacy" }
    for (const language of ["fr", "en"] as const) {
      const asked = inSite(<SignUpScreen />, { language, config: { privacyConsent: true, privacyUrl } })
      expect(asked).toMatch(
        /<input[^>]*type="checkbox"[^>]*required|<input[^>]*required[^>]*type="checkbox"|aria-required="true"[^>]*type="checkbox"|type="checkbox"[^>]*aria-required="true"/,
      )
      expect(Object.values(linksOf(asked))).toEqual([privacyUrl[language]])
      const unasked = inSite(<SignUpScreen />, { language, config: { privacyUrl } })
      expect([unasked.includes("checkbox"), linksOf(unasked)]).toEqual([false, {}])
    }
  })
})

describe("passwords", () => {
  it("are asked for anew with one email, from between the login and sign-up [ACC-009]", () => {
    const markup = inSite(<ForgotPasswordScreen />)
    expect(fields(markup).map(({ name }) => name)).toEqual(["email"])
    expect(markup.match(/type="submit"/g)).toHaveLength(1)
    expect(Object.values(linksOf(markup))).toEqual(["/fr/client/login", "/fr/client/signup"])
  })

  it("are set with a link's token without the old one [ACC-010] [VAL-030]", () => {
    expect(
      fields(inSite(<ResetPasswordScreen />, { address: "/fr/client/client-reset-password/t" })),
    ).toHaveLength(3)
    const withToken = inSite(<PasswordForm token="t" submitText="" onSave={nothing} />)
    expect(fields(withToken).map(({ name }) => name)).toEqual(["new-password", "confirmation"])
  })

  it("are changed with the old one [ACC-017]", () => {
    expect(fields(inSite(<ChangePasswordScreen />)).map(({ fills }) => fills)).toEqual([
      "current-password",
      "new-password",
      "new-password",
    ])
  })
})

describe("the profile", () => {
  const client = { id: "c-1", firstname: "Marie", lastname: "Roy", email: "marie@exemple.ca" }
  const shown = (more: Partial<Client> = {}, language: "fr" | "en" = "fr", totalQty = 0) =>
    inSite(<ProfileScreen />, {
      language,
      account: { status: "logged-in", client: { ...client, ...more } },
      ...(totalQty > 0 && { cart: { totalQty, cartElements: [] } as unknown as Cart }),
    })

  it("leads an incomplete one on to the cart that waits, as its words say, in both languages [ACC-039]", () => {
    const incomplete = { isCompletedProfile: false }
    for (const [language, way] of [
      ["fr", "Passer à la caisse"],
      ["en", "Go to checkout"],
    ] as const) {
      expect(linksOf(shown(incomplete, language, 2))[way]).toBe(`/${language}/client/middlewareClient`)
      expect(linksOf(shown(incomplete, language))).not.toHaveProperty([way])
    }
  })

  it("says which email waits for its link, to send again or to withdraw", () => {
    const waiting = { pendingEmail: "m@exemple.ca" }
    for (const text of ["m@exemple.ca n’est pas encore confirmé", "Renvoyer le lien", "Garder mon courriel"])
      expect(shown(waiting)).toContain(text)
    expect(shown(waiting, "en")).toContain("m@exemple.ca isn’t confirmed yet")
    expect(shown()).not.toContain("pas encore confirmé")
    // The email that counts is the one to change.
    expect(shown(waiting)).toMatch(/<input[^>]*value="marie@exemple.ca"/)
  })

  it("says that the email of the sign-up waits for its link, to send again, until it is confirmed", () => {
    const unconfirmed = shown({ emailConfirmed: false })
    for (const text of [
      "Confirmez votre courriel",
      "Nous avons écrit à marie@exemple.ca.",
      "Renvoyer le lien",
    ])
      expect(unconfirmed).toContain(text)
    expect(unconfirmed).not.toContain("Garder mon courriel")
    expect(shown({ emailConfirmed: false }, "en")).toContain("We wrote to marie@exemple.ca.")
    // Of an account from before, nobody was asked.
    for (const emailConfirmed of [true, undefined])
      expect(shown(emailConfirmed === undefined ? {} : { emailConfirmed })).not.toContain("Renvoyer le lien")
    // Who moves to another confirms that one.
    expect(shown({ emailConfirmed: false, pendingEmail: "m@exemple.ca" })).not.toContain("Nous avons écrit")
  })

  it("asks for the password beside another email only", () => {
    const typed = profileOf(client, "fr")
    const around = { profile: typed, errorOf: () => undefined, onChange: () => {}, onLeave: () => {} }
    const names = (asksPassword: boolean) =>
      fields(inSite(<ProfileFields {...around} asksPassword={asksPassword} />)).map(({ name }) => name)
    expect(names(false)).not.toContain("current-password")
    expect(names(true)).toContain("current-password")
    expect(profileErrors({ ...typed, phone: "4185551234" }, true)).toEqual({
      oldPassword: "formMsg.errors.required",
    })
  })

  it("asks for a company and a title where the site does, and for neither elsewhere [VAR-015]", () => {
    const typed = profileOf({ ...client, company: "Les Amis", title: "Trésorière" }, "fr")
    const around = { profile: typed, errorOf: () => undefined, onChange: () => {}, onLeave: () => {} }
    const names = (showCompanyAndTitle: boolean) =>
      fields(
        inSite(<ProfileFields {...around} asksPassword={false} />, { config: { showCompanyAndTitle } }),
      ).map(({ name }) => name)
    expect(names(true)).toEqual(expect.arrayContaining(["company", "title"]))
    expect(names(false)).not.toEqual(expect.arrayContaining(["company"]))
    expect(clientWith(client, { ...typed, title: " Présidente " })).toMatchObject({
      company: "Les Amis",
      title: "Présidente",
    })
    expect(clientWith(client, profileOf(client, "fr"))).not.toHaveProperty("company")
  })

  it("is reached by the links of letters, which do nothing before one presses", () => {
    const confirm = inSite(<ConfirmEmailScreen />, { address: "/fr/client/client-confirm-email/t" })
    expect(confirm).toContain("Confirmer ce courriel")
    expect(Object.values(linksOf(confirm))).toEqual(["/fr/client/login"])
    const undo = inSite(<UndoEmailScreen />, { address: "/fr/client/client-undo-email/t" })
    expect(undo).toContain("Récupérer mon compte")
  })
})

describe("the way to buy", () => {
  beforeEach(() => void vi.stubGlobal("sessionStorage", { getItem: () => null }))
  afterEach(() => void vi.unstubAllGlobals())

  it("offers to go without an account only where that is free to choose [ACC-011] [ACC-042]", () => {
    const chosen = (clientAccount: string) => inSite(<SelectMethodScreen />, { config: { clientAccount } })
    expect(chosen("OPTIONAL")).toMatch(/<input[^>]*type="checkbox"/)
    expect(fields(chosen("OPTIONAL")).map(({ name }) => name)).toContain("password")
    expect([chosen("NO"), chosen("YES")].map(fields)).toEqual([[], []])
  })

  it("shows all three ways, the one to a new account with the way back", () => {
    const markup = inSite(<SelectMethodScreen />, { config: { clientAccount: "OPTIONAL" } })
    expect(markup).toContain("Acheter sans compte")
    expect(markup).toMatch(/<h2[^>]*>Vous avez déjà un compte/)
    expect(markup).toMatch(/<a[^>]*href="\/fr\/client\/signup\?from=checkout"[^>]*>Créer un compte/)
  })

  it.each([
    ["fr", "Le temps est écoulé", "Choisir de nouveau"],
    ["en", "Time ran out", "Choose again"],
  ] as const)("asks nobody who buys an expired cart, in %s [CART-027]", (language, told, again) => {
    const shown = (screen: ReactNode, cartStatus: "ready" | "expired", clientAccount: string) =>
      inSite(screen, { language, cartStatus, cart: cartOf(), config: { clientAccount } })
    for (const markup of [
      shown(<SelectMethodScreen />, "expired", "OPTIONAL"),
      shown(<CheckoutScreen />, "expired", "NO"),
    ]) {
      expect(markup).toContain(told)
      expect(linksOf(markup)).toEqual({ [again]: `/${language}/pages` })
      expect(fields(markup)).toEqual([])
    }
    expect(fields(shown(<SelectMethodScreen />, "ready", "OPTIONAL"))).not.toEqual([])
  })
})

describe("upcoming tickets", () => {
  const line = {
    priceLevel: "Parterre A",
    priceType: "Adulte",
    price: 6500,
    serviceCharges: 450,
    upcomingTicketDetailTokens: [{ sodId: "t1", mailCategory: "E_TICKETS" as const }],
    printable: true,
    giftable: false,
    rs: false,
    eventId: "e1",
  }
  const shown = (printable: boolean) =>
    inSite(
      <UpcomingEvent
        startsOpen
        reload={() => {}}
        element={{
          title: "Le Cid",
          location: {
            id: "v1",
            name: "Théâtre Belvédère",
            city: "Québec",
            provinceState: "QC",
            country: "CA",
          },
          eventStart: "2026-12-05T00:30:00Z",
          images: [],
          prices: [],
          pricesByMail: { E_TICKETS: [{ ...line, printable }] },
        }}
      />,
    )

  it("are there to download where they can be printed [ACC-019]", () => {
    expect(shown(true)).toContain("Télécharger les billets (PDF)")
    expect(shown(false)).toContain("Le Cid")
    expect(shown(false)).not.toContain("Télécharger")
  })
})

describe("invoices", () => {
  const ticket = {
    eventName: "Le Cid",
    pricelevel: "Parterre A",
    priceType: "Adulte",
    price: 6500,
    serviceCharge: 450,
    seatJson: { level: "Salle", section: "Parterre", row: "C", seat: "12" },
  }
  const invoice = {
    id: "V-7",
    date: "2026-11-12T15:00:00Z",
    ticketsQty: 2,
    returnedTicketsQty: 1,
    serviceCharge: 900,
    totalAmount: 15982,
    paymentMode: ["VISA"],
    tickets: [ticket],
  }

  it("are rows of seven facts, closed at first [INV-003] [INV-004]", () => {
    const markup = inSite(<InvoiceTable invoices={[invoice]} />)
    const cells = [...markup.matchAll(/data-label="[^"]*"[^>]*>(.*?)<\/t[dh]>/g)].map(([, text = ""]) =>
      text.replaceAll(/<[^>]*>/g, ""),
    )
    expect(cells).toEqual(["V-7", "jeudi 12 novembre 2026", "2", "1", "9,00 $", "159,82 $", "VISA"])
    const voided = inSite(
      <InvoiceTable invoices={[{ ...invoice, paymentMode: [], voidedAt: invoice.date }]} />,
    )
    expect(voided).toMatch(/data-label="[^"]*">Annulée</)
    expect(markup).toContain('aria-expanded="false"')
    expect(markup).not.toContain("Le Cid")
  })

  it("open to their tickets, and to refunds where there are some [INV-005] [INV-006]", () => {
    const panel = (more: object) => inSite(<InvoiceTickets invoice={{ ...invoice, ...more }} />)
    const text = panel({}).replaceAll(/<[^>]*>/g, " ")
    for (const fact of [
      "Le Cid",
      "Parterre A, Adulte",
      "Salle, Parterre, rangée C, siège 12",
      "65,00 $",
      "4,50 $",
      "69,50 $",
    ])
      expect(text).toContain(fact)
    expect(text).not.toContain("remboursés")
    const { seatJson: _, ...free } = ticket
    const refunded = panel({ tickets: [free], returnedTickets: [ticket] })
    expect(refunded).toContain("Billets remboursés")
    expect(refunded.match(/rangée/g)).toHaveLength(1)
  })
})
