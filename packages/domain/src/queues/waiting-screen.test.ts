import { describe, expect, it } from "vitest"
import { KEY_KINDS } from "./key-records.ts"
import { ownPath } from "./own-path.ts"
import { flexPassRedirect, kindOfPath, offersTurnMail, waitingPath, waitingView } from "./waiting-screen.ts"

describe("the waiting screen", () => {
  it("follows the states until it leads on [KEY-004]", () => {
    expect(waitingView({ state: "waiting-room", etaSeconds: 90 }, "fr", "/fr/pages/7")).toEqual({
      type: "before-opening",
      etaSeconds: 90,
    })
    expect(waitingView({ state: "queue", position: 12, etaSeconds: 60 }, "fr", "/fr/pages/7")).toEqual({
      type: "in-line",
      position: 12,
      etaSeconds: 60,
    })
    expect(waitingView({ state: "authorized" }, "fr", "/fr/pages/7")).toEqual({
      type: "go",
      path: "/fr/pages/7",
    })
  })

  it("leads to the start when there is nowhere of ours to go [KEY-004] [FLEX-010]", () => {
    expect(waitingView({ state: "authorized" }, "en", undefined)).toEqual({ type: "go", path: "/en" })
    expect(waitingView({ state: "authorized" }, "en", "https://ailleurs.exemple")).toEqual({
      type: "go",
      path: "/en",
    })
  })

  it.each([
    "https://ailleurs.exemple/fr",
    "//ailleurs.exemple",
    "/\\ailleurs.exemple",
    "/\t/ailleurs.exemple",
    "javascript:alert(1)",
    "fr/pages",
    "",
    undefined,
  ])("takes %j for no path of ours [FLEX-010]", (url) => {
    expect(ownPath(url)).toBeUndefined()
  })

  it("takes paths of ours as they are [FLEX-010]", () => {
    expect(ownPath("/fr/pages/7?hour=19:30#plan")).toBe("/fr/pages/7?hour=19:30#plan")
  })

  it("is where a flex pass without a key goes, to come back [FLEX-010]", () => {
    const from = "/fr/client/event/7/flex-pass/42"
    expect(flexPassRedirect(false, "fr", "7", from)).toBe(
      "/fr/key-server/flex-pass/7?redirectUrl=%2Ffr%2Fclient%2Fevent%2F7%2Fflex-pass%2F42",
    )
    expect(flexPassRedirect(true, "fr", "7", from)).toBeUndefined()
    expect(waitingPath("en", "pages", "a/b", "/en")).toBe("/en/key-server/pages/a%2Fb?redirectUrl=%2Fen")
  })

  it("knows the kind of each of its addresses [KEY-002]", () => {
    expect(["pages", "events", "subscriptions", "flex-pass"].map(kindOfPath)).toEqual([...KEY_KINDS])
    expect(["flexpass", "Pages", "", "constructor"].map(kindOfPath)).toEqual(Array(4).fill(undefined))
  })

  it("offers a mail while one waits, where the service is on [KEY-005]", () => {
    expect(offersTurnMail({ enabled: true }, "queue")).toBe(true)
    expect(offersTurnMail({ enabled: true }, "waiting-room")).toBe(true)
    expect(offersTurnMail({ enabled: true }, "authorized")).toBe(false)
    expect(offersTurnMail({ enabled: false }, "queue")).toBe(false)
    expect(offersTurnMail(undefined, "queue")).toBe(false)
  })
})
