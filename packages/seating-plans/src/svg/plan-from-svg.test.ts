import { describe, expect, it } from "vitest"
import { planFaults } from "../faults/plan-faults.ts"
import { venueLayout } from "../layout/venue-layout.ts"
import { readPlan } from "../plan/read-plan.ts"
import { writePlan } from "../plan/write-plan.ts"
import { planFromSvg, type SvgReview } from "./plan-from-svg.ts"
import type { SvgElement } from "./svg-element.ts"

const element = (
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly SvgElement[] = [],
  text = "",
): SvgElement => ({
  tag,
  attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
  text,
  children,
})
const title = (text: string) => element("title", {}, [], text)
const words = (text: string, x: number, y: number) => element("text", { x, y }, [], text)
const svg = (...children: readonly SvgElement[]) => element("svg", { viewBox: "0 0 500 500" }, children)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

const read = (root: SvgElement) => {
  let last = 0
  const newGuid = () => {
    last += 1
    return `s${last}`
  }
  return planFromSvg(root, { name: "Salle", newGuid })
}
const reviewOf = (root: SvgElement): SvgReview => {
  const found = read(root)
  if ("fault" in found) throw new Error(found.fault.message.en)
  return found
}
const rowsOf = ({ plan }: SvgReview) =>
  plan.zones.flatMap(({ name, rows }) =>
    rows.map(
      ({ row_number, seats }) => `${name} ${row_number}: ${seats.map((seat) => seat.seat_number).join(" ")}`,
    ),
  )
const rules = ({ doubts }: SvgReview) => doubts.map(({ rule }) => rule)
const faultsOf = ({ plan }: SvgReview) =>
  planFaults(plan, venueLayout({ name: { fr: "Salle", en: "Hall" } }, plan))

describe("titles of circles and groups", () => {
  const row = (name: string, y: number, gapAfter = 99) =>
    element("g", {}, [
      title(name),
      ...upTo(6).map((seat) =>
        element(
          "circle",
          { cx: 20 + seat * 25 + (seat >= gapAfter ? 60 : 0), cy: y, r: 8, fill: "#336699" },
          [title(String(21 + seat))],
        ),
      ),
    ])
  const drawing = svg(
    element("g", { transform: "translate(100, 50)" }, [title("Parterre"), row("6", 20), row("7", 50, 3)]),
  )

  it("are seats, rows and a zone", () => {
    const review = reviewOf(drawing)
    expect(review.convention).toBe("titles")
    expect(rowsOf(review)).toEqual([
      "Parterre 6: 21 22 23 24 25 26",
      "Parterre 7: 21 22 23",
      "Parterre 7: 24 25 26",
    ])
    expect(review.counts).toMatchObject({ zones: 1, rows: 3, seats: 12, numbered: 12, categories: 1 })
    expect(rules(review)).toEqual(["rows-split"])
    expect(faultsOf(review)).toEqual([])
  })
})

describe("names by pattern", () => {
  it.each<[string, (section: string, row: number, seat: number) => Record<string, string>]>([
    ["ids", (section, row, seat) => ({ id: `sec-${section}-row-${row}-seat-${seat}` })],
    ["classes", (section, row, seat) => ({ class: `seat sec-${section}-row-${row}-seat-${seat} free` })],
    [
      "data",
      (section, row, seat) => ({ "data-section": section, "data-row": `${row}`, "data-seat": `${seat}` }),
    ],
    [
      "labels",
      (section, row, seat) => ({ "aria-label": `Section ${section}, Rangée ${row}, Siège ${seat}` }),
    ],
  ])("are read from %s", (_where, names) => {
    const drawing = svg(
      ...["101", "102"].flatMap((section, block) =>
        [9, 10].flatMap((row, line) =>
          upTo(4).map((seat) =>
            element("rect", {
              x: block * 200 + seat * 20,
              y: line * 22,
              width: 14,
              height: 14,
              style: `stroke:black; fill: ${section === "101" ? "#AA0000" : "#00aa00"}`,
              ...names(section, row, 12 + seat),
            }),
          ),
        ),
      ),
    )
    const review = reviewOf(drawing)
    expect(review.convention).toBe("names")
    expect(rowsOf(review)).toEqual([
      "101 9: 12 13 14 15",
      "101 10: 12 13 14 15",
      "102 9: 12 13 14 15",
      "102 10: 12 13 14 15",
    ])
    expect(review.plan.categories).toEqual([
      { name: "A", color: "#aa0000" },
      { name: "B", color: "#00aa00" },
    ])
    expect(review.doubts).toEqual([])
    expect(faultsOf(review)).toEqual([])
  })
})

describe("circles without names", () => {
  const numbered = (left: number, y: number, name: string, first: number) => [
    words(name, left - 22, y + 3),
    ...upTo(5).flatMap((seat) => [
      element("circle", { cx: left + seat * 20, cy: y, r: 7 }),
      words(String(first + seat), left + seat * 20 - 3, y + 3),
    ]),
  ]
  const field = (x: number) => element("polygon", { points: `${x},0 ${x + 160},0 ${x + 160},100 ${x},100` })
  const drawing = svg(
    element("rect", { x: -50, y: -50, width: 600, height: 300 }),
    field(0),
    words("Balcon est", 60, 90),
    field(200),
    ...numbered(40, 20, "A", 1),
    ...numbered(40, 50, "B", 1),
    ...numbered(240, 20, "A", 6),
    element("path", { d: "M 0 -40 h 360 v 20 h -360 z" }),
    words("Scène", 170, -30),
  )

  it("are seats by their size, in rows by their places, called by what is written", () => {
    const review = reviewOf(drawing)
    expect(review.convention).toBe("shapes")
    expect(rowsOf(review)).toEqual([
      "Balcon est A: 1 2 3 4 5",
      "Balcon est B: 1 2 3 4 5",
      "Zone 2 A: 6 7 8 9 10",
    ])
    expect(review.counts).toMatchObject({ zones: 2, rows: 3, seats: 15, numbered: 15 })
    expect(rules(review)).toEqual(["seats-by-shape"])
    expect(review.plan.zones.at(-1)?.areas?.map(({ shape, text }) => text ?? shape)).toEqual([
      "polygon",
      { text: "Scène", position: { x: 0, y: 0 } },
    ])
  })

  it("get names and numbers where nothing is written, which is told", () => {
    const review = reviewOf(
      svg(...upTo(4).flatMap((y) => upTo(6).map((x) => element("circle", { cx: x * 3, cy: y * 3, r: 1 })))),
    )
    expect(rowsOf(review).slice(0, 2)).toEqual(["Salle A: 1 2 3 4 5 6", "Salle B: 1 2 3 4 5 6"])
    expect(rules(review)).toEqual(["seats-by-shape", "numbers-made", "row-names-made", "other-scale"])
    expect(review.doubts.at(-1)?.message.fr).toContain("à l’échelle 8,33")
  })

  it("are as large as what they use, take numbers written in them, and their colour from a class", () => {
    const row = (name: string, y: number, colour: string) => [
      words(name, -10, y + 3),
      ...upTo(6).flatMap((seat) => [
        element("use", { "xlink:href": "#seat", x: 20 + seat * 25, y, class: `seat ${colour}` }),
        words(String(seat + 11), 20 + seat * 25, y + 3),
      ]),
    ]
    const review = reviewOf(
      svg(
        element(
          "style",
          {},
          [],
          ".seat, .other { stroke: #000 } .gold{fill:#CC9900;} .blue { fill: #003366 }",
        ),
        element("defs", {}, [element("g", { id: "seat" }, [element("circle", { r: 9 })])]),
        element("g", { transform: "translate(50 50) rotate(5)" }, [
          ...row("F", 0, "gold"),
          ...row("G", 30, "blue"),
        ]),
        ...upTo(5).map((seat) => element("circle", { cx: 300 + seat * 25, cy: 300, r: 9, fill: "#003366" })),
      ),
    )
    expect(rowsOf(review)).toEqual([
      "Salle F: 11 12 13 14 15 16",
      "Salle G: 11 12 13 14 15 16",
      "Salle A: 1 2 3 4 5",
    ])
    expect(review.plan.categories.map(({ color }) => color)).toEqual(["#cc9900", "#003366"])
    expect(review.counts.areas).toBe(0)
  })

  it("follow a curve, and stop at an aisle", () => {
    const arc = upTo(3).flatMap((row) =>
      upTo(20)
        .filter((seat) => seat < 9 || seat > 11)
        .map((seat) => {
          const angle = ((seat - 9.5) * 20) / (300 + row * 26)
          const radius = 300 + row * 26
          return element("circle", { cx: radius * Math.sin(angle), cy: radius * Math.cos(angle), r: 6 })
        }),
    )
    const review = reviewOf(svg(...arc))
    expect(review.plan.zones[0]?.rows.map(({ seats }) => seats.length).sort()).toEqual([8, 8, 8, 9, 9, 9])
  })

  it("become a plan that is read again", () => {
    const { plan } = reviewOf(drawing)
    expect(readPlan(writePlan(undefined, plan))).toEqual({ plan })
  })
})

describe("a hostile drawing", () => {
  const seats = upTo(6).map((x) => element("circle", { cx: x * 20, cy: 0, r: 6 }))
  const nested = (depth: number): SvgElement =>
    upTo(depth).reduce((inner) => element("g", {}, [inner]), seats[0]!)

  it.each<[string, () => SvgElement, string]>([
    [
      "a million circles",
      () => element("svg", {}, new Array<SvgElement>(1_000_000).fill(seats[0]!)),
      "too-many-elements",
    ],
    ["groups without end", () => svg(...seats, nested(50_000)), "too-deep"],
    ["no number", () => svg(...seats, element("circle", { cx: "NaN", cy: 0, r: 6 })), "number-unreadable"],
    [
      "no number in a path",
      () => svg(...seats, element("path", { d: "M NaN 0 L 1 1" })),
      "number-unreadable",
    ],
    [
      "a number beyond all",
      () => svg(...seats, element("rect", { x: "1e999", width: 1, height: 1 })),
      "number-unreadable",
    ],
    ["a point far out", () => svg(...seats, element("circle", { cx: 1e6, cy: 0, r: 6 })), "too-far-out"],
    [
      "a transform that throws far",
      () => svg(element("g", { transform: "scale(1e5)" }, seats)),
      "too-far-out",
    ],
    ["a transform of words", () => svg(element("g", { transform: "evil(1)" }, seats)), "number-unreadable"],
    [
      "a transform of nothing",
      () => svg(element("g", { transform: "matrix(1 2)" }, seats)),
      "number-unreadable",
    ],
    ["lettering alone", () => svg(words("Salle", 0, 0)), "no-seats"],
    ["nothing", () => svg(), "no-seats"],
  ])("%s is refused with what to do", (_what, root, rule) => {
    const found = read(root())
    expect("fault" in found && found.fault.rule).toBe(rule)
    if ("fault" in found)
      for (const text of Object.values(found.fault.message)) expect(text).toMatch(/[.:] [A-ZÉi].*\.$/)
  })

  it("has its scripts, pictures and pages left out, and told", () => {
    const review = reviewOf(
      svg(
        ...seats,
        element("script", {}, [], "alert(1)"),
        element("foreignObject", {}, [element("circle", { cx: 1e9, r: 6 })]),
        element("image", { href: "https://example.com/x.png" }),
      ),
    )
    expect([review.counts.seats, review.counts.ignored]).toEqual([6, 3])
    expect(rules(review)).toContain("left-out")
    expect(JSON.stringify(review.plan)).not.toMatch(/alert|example/)
  })

  it("takes the zone from what stands in front of row and seat, where no group says it", () => {
    const seats = (zone: string, y: number) =>
      upTo(5).map((at) =>
        element("rect", { id: `${zone}R1-S${at + 1}`, x: at * 22, y, width: 16, height: 16 }),
      )
    expect(rowsOf(reviewOf(svg(...seats("Balcony_left-", 0), ...seats("seat-", 60))))).toEqual([
      "Balcony left 1: 1 2 3 4 5",
      "Salle 1: 1 2 3 4 5",
    ])
    const grouped = element("g", {}, [title("Floor"), ...seats("Hall-", 0)])
    expect(rowsOf(reviewOf(svg(grouped)))).toEqual(["Floor 1: 1 2 3 4 5"])
  })

  it("is not led in a circle by what uses itself, or is used again and again", () => {
    const [twice, seat] = [element("use", { href: "#b" }), element("circle", { cx: 3, cy: 3, r: 8 })]
    const loops = svg(
      element("g", { id: "a" }, [element("use", { href: "#a" }), twice]),
      element("g", { id: "b" }, [element("use", { href: "#a" }), element("use", { href: "#nowhere" })]),
      element("use", { id: "c", href: "#c" }),
      ...upTo(6).map((at) => ({ ...seat, attributes: { ...seat.attributes, cx: String(at * 25) } })),
    )
    expect(reviewOf(loops).counts.seats).toBe(6)
  })

  it("is read within seconds where it has thousands of seats", () => {
    const large = svg(
      ...upTo(60).flatMap((y) => upTo(100).map((x) => element("circle", { cx: x * 20, cy: y * 24, r: 7 }))),
    )
    const start = performance.now()
    expect(reviewOf(large).counts).toMatchObject({ rows: 60, seats: 6_000 })
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
