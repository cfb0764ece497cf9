import { describe, expect, it } from "vitest"
import { englishFaults, englishWordFaults } from "./english.ts"
import { shownTexts } from "./shown-texts.ts"
import { spoken } from "./text-rules.ts"

/** What a review found in the project's English, each line as it stood: it does not come back. */
const reviewed = [
  "Prices shown include service charges, taxes extra.",
  "All-in price",
  "$54.50 all in",
  "Choose another date, or come back later.",
  "Choose another date or come back later.",
  "Your seats are yours",
  "Your seats stay yours; do not pay twice.",
  "Your seats are still yours.",
  "They stay yours.",
  "They serve this purchase only.",
  "With a password, they become an account.",
  "Your account does not open this page",
  "It lacks a permission.",
  "Find a show",
  "{count, plural, one {# performance} other {# performances}}",
  "Show",
  "Price type",
  "Choose equal seats",
  "Elsewhere in the house",
  "Costs more than you asked",
  "apart if need be",
  "Say what you are looking for",
  "Say what you’re looking for",
  "Understood: {request}",
  "The picture does not show for the moment.",
  "The list says the same seats in words.",
  "Reload the page; if it goes on, write to us.",
  "The address is misspelled.",
  "The end is before the start.",
  "Running time: {minutes, number} minutes",
  "Paid with {brand} ending in {lastFour}",
  "Paid by card:",
  "Doors at 7 p.m.",
  "This number does not look complete. Example: 418 555-1234",
  "418 555-1234",
  "The gift certificate won’t be touched.",
  "A link to open at the door.",
  "Your bank declined the payment. Contact it or try another card.",
  "Try again or try another card.",
  "They would go at the same time.",
  "Your seats are held for {time} more.",
  "Your seats on the plan",
  "Seating plan, for our team",
  "One password for your tickets and next purchases.",
  "a link good for one hour",
  "If a show changes date",
  "Sign in to your account to go on.",
  "No usable gift certificate has this code.",
  "This password will not do.",
  "The balance no longer suffices.",
  "There is a waiting line. Take your place in it.",
  "This combo still lacks a choice.",
  "This is not offered here yet.",
  "This reservation does not exist or has ended.",
  "The page you asked for does not open.",
  "You did not ask?",
  "That was not you?",
  "Somebody, most likely you, requested this.",
  "Halifax (NS)",
  "being let go",
  "the live holds, the next to end first",
  "do not ask",
  "Wheelchair place",
  "Sale ended",
  "Free cloakroom from the moment doors open",
  "Step-free entrance",
  "The service does not answer.",
  "Your bank is not answering.",
  "You cancelled the bank’s check.",
  "Cancel the check",
  "The code is wrong. Check it.",
  "no free seats",
  "This seat is no longer free.",
  "No events are announced at the moment.",
  "Log in",
  "Logout",
  "We will send you a link.",
  "You cannot pay twice.",
  "It is waiting for you at the box office.",
  "There is no such cart.",
  "See what you bought in My account.",
  "A promotion code lowers this price.",
  "No seat was recognised.",
  "The organiser closed sales.",
]

const faults = (text: string) => [...englishFaults(text), ...englishWordFaults(text)]

describe("the rules of written English", () => {
  it.each(reviewed)("find %j", (text) => {
    expect(faults(spoken(text))).not.toEqual([])
  })

  it.each(["You'll", 'They said "no".', "One moment...", "two  spaces", "Thank you!"])(
    "see the fault in %j",
    (text) => {
      expect(faults(text)).not.toEqual([])
    },
  )

  it.each([
    "We’re still holding your seats: start the payment again or use another card.",
    "This code isn’t valid or has no balance left. Check it and try again.",
    "Check it or try another card.",
    "{count, plural, =0 {no seats available} one {# seat available} other {# seats available}}",
    "Free",
    "Seats go on sale on Friday.",
    "Show all prices",
    "Sign in with: parterre login",
  ])("are content with %j", (text) => {
    expect(faults(spoken(text))).toEqual([])
  })
})

describe("the English of the project", () => {
  const texts = shownTexts("en")

  it("is found in every place that speaks to people", () => {
    for (const place of [
      "packages/contract/src/generated/problems.ts",
      "packages/seat-map/src/labels.ts",
      "packages/react/src/seating/list/list-labels.ts",
      "packages/seating-plans/src/svg/svg-doubts.ts",
      "examples/storefront/src/shared/texts/en.json",
      "examples/minimal/src/words.en.json",
      "examples/studio/src/texts/en.json",
      "server/src/mail/receipt-texts.ts",
      "server/src/tickets/ticket-texts.ts",
      "server/src/journal/explanations.ts",
      "cli/src/texts/en.ts",
    ])
      expect(texts.filter(({ file }) => file === place).length, place).toBeGreaterThan(2)
  })

  it("is plain Canadian English, with contractions and one word for one thing", () => {
    const faulty = texts.flatMap(({ file, text }) =>
      faults(spoken(text)).map((fault) => `${file}: ${fault}: ${text}`),
    )
    expect(faulty).toEqual([])
  })
})
