import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import {
  type Answers,
  fakeMachine,
  LOGIN,
  refuse,
  reply,
  signedIn,
  stillClock,
  token,
} from "../test/fake-machine.ts"
import { cartList, hold, holdList, inState, refund, report } from "../test/samples.ts"

const file = (home: string) => join(home, "parterre", "credentials.json")
const ended = () => new Response(null, { status: 204 })

describe("signing in", () => {
  it("keeps the refresh token where only its owner reads it", async () => {
    const machine = await signedIn({})
    const kept = file(machine.home)
    expect(statSync(kept).mode & 0o777).toBe(0o600)
    expect(readFileSync(kept, "utf8")).toContain("staff-1")
    expect(readFileSync(kept, "utf8")).not.toContain("secret")
    expect(machine.sent[0]).toMatchObject({
      operation: "createRefreshToken",
      body: { username: "ada@belvedere.example", password: "secret" },
    })
  })

  it("says in both languages that the password is wrong, and keeps nothing", async () => {
    const machine = fakeMachine({ createRefreshToken: () => refuse("login-failed") })
    const { code, err } = await machine.run(LOGIN, "wrong")
    expect(code).toBe(3)
    expect(err).toContain("password is incorrect")
    expect((await machine.run(["whoami", "--lang", "fr"])).err).toContain("Aucune connexion n’est ouverte.")
  })

  it("needs a username, a password and a site from a script", async () => {
    const machine = fakeMachine({})
    expect((await machine.run(["login", "--site", "belvedere"])).code).toBe(2)
    expect((await machine.run(["login", "--username", "a", "--password-stdin"])).err).toContain("--site")
    const nowhere = await machine.run([...LOGIN, "--server", "shop.test"], "secret")
    expect(nowhere).toMatchObject({ code: 2 })
    expect(machine.sent).toEqual([])
  })

  it("keeps one sign-in a site and answers for the site asked for", async () => {
    const machine = await signedIn({ listSupportCarts: () => reply(cartList()), endRefreshToken: ended })
    await machine.run([...LOGIN, "--site", "harbour"], "secret")
    await machine.run(["carts", "list"])
    expect(machine.sent.at(-1)?.url.searchParams.get("subdomain")).toBe("harbour")
    await machine.run(["carts", "list", "--site", "belvedere"])
    expect(machine.sent.at(-1)?.url.searchParams.get("subdomain")).toBe("belvedere")
    expect((await machine.run(["logout", "--site", "harbour"])).out).toContain("harbour")
    expect((await machine.run(["whoami", "--json"])).out).toContain('"site": "belvedere"')
  })

  it("signs out, and finds nothing wrong with doing so twice", async () => {
    const machine = await signedIn({ endRefreshToken: ended })
    expect((await machine.run(["logout"])).out).toContain("Signed out")
    expect(machine.sent.at(-1)?.operation).toBe("endRefreshToken")
    expect(machine.sent.at(-1)?.headers.get("authorization")).toBe("Bearer staff-1")
    expect(await machine.run(["logout"])).toMatchObject({ code: 0, out: "Nobody was signed in.\n" })
    expect((await machine.run(["carts", "list"])).code).toBe(3)
  })

  it("forgets a sign-in that had ended already", async () => {
    const machine = await signedIn({ endRefreshToken: () => refuse("refresh-token-expired") })
    expect(JSON.parse((await machine.run(["logout", "--json"])).out)).toEqual({
      signedOut: true,
      ended: true,
    })
  })

  it.each([
    ["en", "didn’t respond"],
    ["fr", "n’a pas répondu"],
  ])(
    "forgets it while the server is away, and says what a copy is still good for (%s)",
    async (lang, said) => {
      const machine = await signedIn({})
      machine.become("down")
      const { code, out } = await machine.run(["logout", "--lang", lang])
      expect([code, out]).toEqual([0, expect.stringContaining(said)])
      expect((await machine.run(["carts", "list"])).code).toBe(3)
      const again = await signedIn({})
      again.become("down")
      expect(JSON.parse((await again.run(["logout", "--json"])).out)).toEqual({
        signedOut: true,
        ended: false,
      })
    },
  )

  it("knows the permissions last seen while the server is away [PERM-002]", async () => {
    const machine = await signedIn({})
    machine.become("down")
    const { code, out } = await machine.run(["whoami", "--json"])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ permissions: [28], offline: true })
  })

  it("takes a file it cannot read for nobody signed in", async () => {
    const machine = await signedIn({})
    writeFileSync(file(machine.home), "{ broken")
    expect((await machine.run(["whoami"])).code).toBe(3)
  })
})

describe("a token whose time to be renewed has come", () => {
  /** A server that renews as the real one does: asked again, it takes back what it gave and nobody has used. */
  function renewing() {
    let [count, current] = [1, "staff-1"]
    let unused: string | undefined
    const isLiving = ({ headers }: { headers: Headers }) => {
      const told = headers.get("authorization")?.replace("Bearer ", "")
      if (told !== undefined && told === unused) [current, unused] = [told, undefined]
      return told === current
    }
    const checked = (call: { headers: Headers }, answer: () => Response) =>
      isLiving(call) ? answer() : refuse("refresh-token-expired")
    const issued = (refreshToken: string) =>
      token(undefined, { refreshToken, rotateAfter: "2000-01-01T00:00:00Z" })
    return {
      now: () => current,
      answers: {
        createRefreshToken: () => reply(issued(current)),
        getUserPermissions: (call) => checked(call, () => reply([28])),
        listSupportCarts: (call) => checked(call, () => reply(cartList())),
        endRefreshToken: (call) => checked(call, ended),
        rotateRefreshToken: async (call) => {
          if (!isLiving(call)) return refuse("refresh-token-expired")
          count += 1
          unused = `staff-${count}`
          const answer = reply(issued(unused))
          // Long enough for another command to ask in between.
          await new Promise((resolve) => setTimeout(resolve, 5))
          return answer
        },
      } satisfies Answers,
    }
  }

  it("is renewed and kept for the next command, where only its owner reads it", async () => {
    const { answers, now } = renewing()
    const machine = await signedIn(answers)
    for (const _ of [1, 2]) expect((await machine.run(["carts", "list"])).code).toBe(0)
    const kept = readFileSync(file(machine.home), "utf8")
    expect(kept).toContain(now())
    expect(kept).not.toContain("staff-1")
    expect(statSync(file(machine.home)).mode & 0o777).toBe(0o600)
  })

  it("is renewed by one of several commands at once, and known to all", async () => {
    const { answers, now } = renewing()
    const machine = await signedIn(answers)
    const runs = await Promise.all([1, 2, 3, 4].map(() => machine.run(["carts", "list"])))
    expect(runs.map(({ code, err }) => [code, err])).toEqual(runs.map(() => [0, ""]))
    expect(readFileSync(file(machine.home), "utf8")).toContain(now())
    expect(readdirSync(join(machine.home, "parterre"))).toEqual(["credentials.json"])
  })

  it("stays ended when a command under way renews it while another signs out", async () => {
    const { answers } = renewing()
    const machine = await signedIn(answers)
    let signedOut: Promise<unknown> = Promise.resolve()
    machine.become({
      ...answers,
      rotateRefreshToken: (call) => {
        signedOut = machine.run(["logout"])
        return answers.rotateRefreshToken(call)
      },
    })
    await machine.run(["carts", "list"])
    await signedOut
    expect(readFileSync(file(machine.home), "utf8")).not.toContain("staff-")
  })

  it("is renewed although a command before died at it", async () => {
    const { answers } = renewing()
    const machine = await signedIn(answers)
    const lock = `${file(machine.home)}.renewing`
    writeFileSync(lock, "")
    utimesSync(lock, 0, 0)
    expect((await machine.run(["carts", "list"])).code).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })
})

describe("who may enter", () => {
  it("forgets a sign-in that has expired without asking the server [PERM-007] [SESS-008] [SESS-009]", async () => {
    const clock = stillClock()
    const machine = await signedIn(
      { createRefreshToken: () => reply(token("2026-11-21T15:30:00Z")) },
      [28],
      clock,
    )
    clock.pass(1800)
    const asked = machine.sent.length
    expect((await machine.run(["carts", "list"])).code).toBe(3)
    expect(machine.sent).toHaveLength(asked)
    expect(readFileSync(file(machine.home), "utf8")).not.toContain("staff-1")
  })

  it("forgets a sign-in the server refuses [PERM-007]", async () => {
    const machine = await signedIn({})
    machine.become({ getUserPermissions: () => refuse("refresh-token-expired") })
    const { code, err } = await machine.run(["carts", "list"])
    expect(code).toBe(3)
    expect(err).toContain("parterre login")
    expect(readFileSync(file(machine.home), "utf8")).not.toContain("staff-1")
  })

  it("turns away who has no support permission, by name and number [PERM-003]", async () => {
    const machine = await signedIn({ listSupportCarts: () => reply(cartList()) }, [2, 3, 4])
    const { code, out, err } = await machine.run(["carts", "list"])
    expect({ code, out }).toEqual({ code: 4, out: "" })
    expect(err).toContain("support permission (28)")
    expect(machine.sent.every(({ operation }) => operation !== "listSupportCarts")).toBe(true)
  })

  it("sends the token with every question", async () => {
    const machine = await signedIn({ listSupportHolds: () => reply(holdList(hold())) })
    await machine.run(["holds", "list", "--event", "belvedere.le-cid-2026-12-05", "--limit", "7"])
    const sent = machine.sent.at(-1)
    expect(sent?.headers.get("authorization")).toBe("Bearer staff-1")
    expect(sent?.url.searchParams.get("eventId")).toBe("belvedere.le-cid-2026-12-05")
    expect(sent?.url.searchParams.get("limit")).toBe("7")
  })
})

describe("what a script gets", () => {
  it("prints the contract's own document with --json, and nothing else", async () => {
    const machine = await signedIn({
      listSupportCarts: () => reply(cartList()),
      getSupportCart: () => reply(report()),
    })
    const list = await machine.run(["carts", "list", "--state", "held", "--query", "ada", "--json"])
    expect(JSON.parse(list.out)).toEqual(cartList())
    expect(machine.sent.at(-1)?.url.searchParams.get("state")).toBe("held")
    expect(machine.sent.at(-1)?.url.searchParams.get("q")).toBe("ada")
    expect(JSON.parse((await machine.run(["--json", "carts", "show", "x"])).out)).toEqual(report())
    expect(list.err).toBe("")
  })

  it.each([
    ["held", "réservé"],
    ["paying", "paiement"],
    ["paid", "payé"],
    ["expired", "expiré"],
    ["empty", "vide"],
  ])("lists the carts that are %s, or « %s », in either language", async (state, french) => {
    const machine = await signedIn({ listSupportCarts: () => reply(cartList()) })
    for (const word of [state, french, french.toUpperCase(), french.replaceAll("é", "e")])
      for (const language of ["fr", "en"]) {
        expect((await machine.run(["carts", "list", "--state", word, "--lang", language])).code).toBe(0)
        expect(machine.sent.at(-1)?.url.searchParams.get("state")).toBe(state)
      }
  })

  it("says in its help which states there are, as the lists print them", async () => {
    const help = async (language: string) =>
      (await fakeMachine({}).run(["carts", "list", "--help", "--lang", language])).out.replaceAll(/\s+/g, " ")
    expect(await help("fr")).toContain(
      "seulement vide, réservé, paiement, payé ou expiré, en français ou en anglais",
    )
    expect(await help("en")).toContain("only empty, held, paying, paid or expired, in English or French")
  })

  it("prints one document for a failure too", async () => {
    const machine = await signedIn({
      getSupportHold: () => refuse("hold-unknown"),
    })
    const { code, out, err } = await machine.run(["holds", "show", "x", "--json"])
    expect({ code, err }).toEqual({ code: 5, err: "" })
    expect(JSON.parse(out)).toEqual({
      error: {
        code: "hold-unknown",
        message: "These seats are no longer held. Check your cart.",
        exitCode: 5,
      },
    })
  })

  it("prints a plain table where nobody looks, with whole ids and no escape codes", async () => {
    const machine = await signedIn({ listSupportCarts: () => reply(cartList({ state: "paid" })) })
    const { out } = await machine.run(["carts", "list"])
    expect(out).toContain(report().summary.id)
    expect(out.includes("\u001b")).toBe(false)
    expect(out.split("\n").filter((line) => line !== "")).toHaveLength(3)
  })

  it("finds the cart of a sale by the number people read out", async () => {
    const machine = await signedIn({
      getSupportCart: ({ url }) =>
        url.pathname.endsWith("/V-1001") ? refuse("cart-unknown") : reply(inState("paid")),
      listSupportCarts: ({ url }) =>
        reply(url.searchParams.get("q") === "V-1001" ? cartList({ saleId: "V-1001" }) : cartList({}, {})),
    })
    expect((await machine.run(["carts", "show", "V-1001", "--json"])).code).toBe(0)
  })

  it("lists the carts that an end fits, and those alone, and does nothing to them", async () => {
    const [one, other] = ["aaaa-12345678", "bbbb-12345678"]
    const machine = await signedIn({
      getSupportCart: () => refuse("cart-unknown"),
      listSupportCarts: () => reply(cartList({ id: one }, { id: other, state: "paid", saleId: "V-1001" })),
    })
    const { code, err } = await machine.run(["carts", "link", "…12345678"])
    expect({ code, err }).toEqual({
      code: 5,
      err: `Several carts or orders match …12345678.\nUse the full id of one of these:\n  ${one}  held\n  ${other}  paid  V-1001\n`,
    })
    const { out } = await machine.run(["carts", "link", "12345678", "--json", "--lang", "fr"])
    expect(JSON.parse(out).error).toEqual({
      code: "several-carts",
      message: "Plusieurs paniers ou commandes correspondent à 12345678.",
      exitCode: 5,
      carts: cartList({ id: one }, { id: other, state: "paid", saleId: "V-1001" }).carts.slice(1),
    })
    expect(machine.sent.map(({ operation }) => operation)).not.toContain("linkSupportCart")
  })

  it("tells a script which refunds are stuck where they are several, and settles none", async () => {
    const stuck = ["r1", "r2"].map((id) => refund({ id, state: "requested", stuck: true }))
    const machine = await signedIn({
      listRefunds: () => reply({ saleId: "V-1001", paid: 0, refunded: 0, refunds: stuck }),
    })
    const settle = ["sales", "settle-refund", "V-1001", "--not-given-back", "--reason", "Seen", "--yes"]
    const { code, out } = await machine.run([...settle, "--json"])
    expect([code, JSON.parse(out).error]).toEqual([2, expect.objectContaining({ refunds: stuck })])
    expect(machine.sent.map(({ operation }) => operation)).not.toContain("settleRefund")
  })

  it("says that a cart is not there when nothing fits, or a name alone", async () => {
    const machine = await signedIn({
      getSupportCart: () => refuse("cart-unknown"),
      getSupportHold: () => refuse("hold-unknown"),
      listSupportCarts: () => reply(cartList({ client: "Ada <ada@exemple.ca>" })),
    })
    const { code, err } = await machine.run(["carts", "show", "ada"])
    expect([code, err]).toEqual([5, expect.stringContaining("No cart, order or hold has this id.")])
    const sale = await machine.run(["sales", "show", "ada", "--lang", "fr"])
    expect([sale.code, sale.err]).toEqual([5, expect.stringContaining("parterre sales list --query")])
    expect(sale.err).toContain("Aucune commande payée")
  })

  it("lists paid orders by their number, and says where none matches", async () => {
    let found = cartList({ state: "paid", saleId: "V-1001" })
    const machine = await signedIn({ listSupportCarts: () => reply(found) })
    const { out } = await machine.run(["sales", "list", "--lang", "fr"])
    expect(out).toMatch(/^COMMANDE/)
    expect(out).toContain("V-1001")
    found = { ...found, carts: [] }
    expect((await machine.run(["sales", "list", "--lang", "fr"])).out).toBe(
      "Aucune commande payée ne correspond.\n",
    )
    expect((await machine.run(["sales", "list", "--lang", "en"])).out).toBe("No paid order matches.\n")
  })

  it("tells apart a server that is away", async () => {
    const machine = await signedIn({})
    machine.become("down")
    const { code, err } = await machine.run(["holds", "list", "--lang", "fr"])
    expect(code).toBe(6)
    expect(err).toContain("http://shop.test ne répond pas.")
  })
})

describe("releasing from a script", () => {
  const { id } = hold()
  const release = ["holds", "release", `…${id.slice(-8)}`] as const
  const getSupportHold = () => reply(hold())

  it("releases with a reason and --yes, and says by its whole id what", async () => {
    const machine = await signedIn({
      getSupportHold,
      releaseSupportHold: () => reply({ message: "holds.released" }),
    })
    const { code, out } = await machine.run([...release, "--reason", " Wrong evening ", "--yes"])
    expect(code).toBe(0)
    expect(out).toContain(`hold ${id} kept`)
    expect(machine.sent.at(-1)?.body).toEqual({ reason: "Wrong evening" })
    const json = await machine.run([...release, "--reason", "Wrong evening", "--yes", "--json"])
    expect(JSON.parse(json.out)).toEqual({ released: id })
  })

  it("sends nothing without a reason or without --yes", async () => {
    const machine = await signedIn({ releaseSupportHold: () => reply({ message: "holds.released" }) })
    const asked = machine.sent.length
    expect((await machine.run([...release, "--yes"])).code).toBe(2)
    expect((await machine.run([...release, "--reason", "  x ", "--yes"])).code).toBe(2)
    expect((await machine.run([...release, "--reason", "Wrong evening"])).err).toContain("--yes")
    expect(machine.sent).toHaveLength(asked)
  })

  it("says that a cart is being paid for", async () => {
    const machine = await signedIn({
      getSupportHold,
      releaseSupportHold: () => refuse("cart-being-paid"),
    })
    const { code, err } = await machine.run([...release, "--reason", "Wrong evening", "--yes"])
    expect({ code, err }).toEqual({
      code: 1,
      err: "A payment for this cart is in progress. Wait for it to finish.\n",
    })
  })
})

describe("clearing a cart from a script", () => {
  const clear = ["carts", "clear", "cart-1"] as const
  const answers = {
    getSupportCart: () => reply(report()),
    clearSupportCart: () => reply({ message: "holds.released" }),
  }

  it("sends nothing without a reason or without --yes", async () => {
    const machine = await signedIn(answers)
    const asked = machine.sent.length
    expect((await machine.run([...clear, "--yes"])).code).toBe(2)
    expect((await machine.run([...clear, "--reason", "Wrong evening"])).err).toContain("--yes")
    expect(machine.sent).toHaveLength(asked)
  })

  it("says what keeps nothing, in both languages", async () => {
    const machine = await signedIn(answers)
    const run = (language: string) =>
      machine.run([...clear, "--unconfirmed", "--reason", "Wrong evening", "--yes", "--lang", language])
    expect(await run("en")).toMatchObject({ code: 1, err: "There’s nothing to release in this cart.\n" })
    expect(await run("fr")).toMatchObject({ code: 1, err: "Il n’y a rien à libérer dans ce panier.\n" })
  })

  it("says how to find a cart that there is not", async () => {
    const none = () => refuse("cart-unknown")
    const machine = await signedIn({
      ...{ getSupportCart: none, listSupportCarts: () => reply({ ...cartList(), carts: [] }) },
      getSupportHold: () => refuse("hold-unknown"),
    })
    const { code, err } = await machine.run([...clear, "--reason", "Wrong evening", "--yes"])
    expect([code, err]).toEqual([5, expect.stringContaining("parterre carts list")])
  })
})

describe("usage", () => {
  it.each([
    [["carts", "lst"], "La commande lst n’existe pas."],
    [["carts", "list", "--colour"], "L’option --colour n’existe pas."],
    [["carts", "list", "--limit", "0"], "Valeur non valide\u00a0: --limit 0 (1–200)."],
    [
      ["carts", "list", "--state", "gone"],
      "Valeur non valide\u00a0: --state gone (vide, réservé, paiement, payé, expiré).",
    ],
    [["carts", "show"], "Il manque <numéro>."],
    [["holds", "list", "--event"], "L’option --event <numéro> demande une valeur."],
  ])("answers %j in the language, with exit code 2", async (argv, sentence) => {
    const { code, err } = await fakeMachine({}).run(["--lang=fr", ...argv])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  it("shows its help and version without a failure", async () => {
    const machine = fakeMachine({})
    expect(await machine.run(["--version"])).toMatchObject({ code: 0, out: "1.2.3\n" })
    const { code, out } = await machine.run(["holds", "release", "--help", "--lang", "fr"])
    expect(code).toBe(0)
    expect(out).toContain("Utilisation\u00a0:")
    expect(out).toContain("gardé au journal")
  })

  it.each([
    [],
    ["login"],
    ["logout"],
    ["whoami"],
    ["carts"],
    ["carts", "list"],
    ["carts", "show"],
    ["carts", "replay"],
    ["carts", "link"],
    ["sales"],
    ["sales", "refund"],
    ["sales", "refunds"],
    ["why"],
    ["why", "price"],
    ["why", "tax"],
    ["holds"],
    ["holds", "list"],
    ["holds", "show"],
    ["holds", "release"],
  ])("names what goes where in the language, in the help of parterre %s %s", async (...argv) => {
    const machine = fakeMachine({})
    const places = async (language: string) => {
      const { out } = await machine.run([...argv, "--help", "--lang", language])
      return [...out.matchAll(/[<[]([\p{L}-]+)[\]>]/gu)].map(([, name]) => name)
    }
    const [french, english] = [await places("fr"), await places("en")]
    expect(french).toHaveLength(english.length)
    // « options » is a word of both languages.
    expect(french.filter((name) => name !== "options" && english.includes(name))).toEqual([])
  })

  it.each([
    ["login", "parterre login --server"],
    ["logout", "parterre logout --site"],
    ["whoami", "parterre whoami"],
    ["carts", "parterre carts list --state"],
    ["why", "parterre why price BELV-"],
    ["holds", "parterre holds list --event"],
  ])("shows an example of %s in its help, and what the ids are in its own", async (noun, line) => {
    const machine = fakeMachine({})
    expect((await machine.run([noun, "--help"])).out).toContain(`Examples:\n  ${line}`)
    expect((await machine.run(["--help"])).out).toMatch(/^Ids: .*\n.*last 8.*G377FRL3\.\n.*permission 28/m)
  })
})

describe("help", () => {
  it.each([
    ["fr", "Voir\u00a0: parterre login --help", "Voir\u00a0: parterre holds place --help"],
    ["en", "See: parterre login --help", "See: parterre holds place --help"],
  ])("is pointed to in %s of the very command that was written wrong", async (language, login, place) => {
    const { run } = fakeMachine({})
    const wrong = await run(["login", "ada@belvedere.example", "--lang", language])
    expect(wrong).toMatchObject({ code: 2 })
    expect(wrong.err).toContain(login)
    expect((await run(["holds", "place", "--lang", language])).err).toContain(place)
  })

  it("begins no line with a sign that a no-break space holds back", async () => {
    const { out } = await fakeMachine({}).run(["holds", "place", "--help", "--lang", "fr"])
    expect(out).toContain("\u202f;")
    expect(out.split("\n").filter((line) => /^\s*[;:!?»]/.test(line))).toEqual([])
  })
})
