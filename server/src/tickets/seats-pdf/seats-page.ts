import { writtenDayAndHour } from "@parterre/domain/dates"
import type { Language } from "../../http/handler.ts"
import { capitalised, type Document, fitTitle, fontsOf, GREY, PAGE, printed } from "../printing.ts"
import type { TicketIssuer } from "../ticket-page.ts"
import { drawCloseUp } from "./draw-close-up.ts"
import { drawHouse } from "./draw-house.ts"
import { drawWords, type SectionWords, sectionSentences } from "./draw-words.ts"
import { type Badge, type PageStyle, pageStyle, pointOut, type Say } from "./page-style.ts"
import type { Box } from "./plan-frame.ts"
import { type AskedSection, CLOSE_UPS, type SeatsPlan } from "./seats-plan.ts"
import { planDescription, seatsTexts, sectionTitle } from "./seats-texts.ts"

/** What a page of seats tells beside the plan. */
export interface SeatsPageContent {
  readonly plan: SeatsPlan
  readonly title: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly city: string
  readonly issuer: TicketIssuer
  readonly language: Language
}

const MARGIN = 42
const WIDTH = PAGE.width - 2 * MARGIN
const HOUSE: Box = { x: MARGIN, y: 136, width: 344, height: 318 }
const WORDS: Box = { x: MARGIN + 364, y: 160, width: WIDTH - 364, height: 290 }
const NEAR: Box = { x: MARGIN, y: 470, width: WIDTH, height: 248 }
const GAP = 12

/** One page: whose and when, the house with the seats, the seats in words, and their sections near by. */
export function drawSeatsPage(pdf: Document, content: SeatsPageContent): void {
  const { plan, language, issuer } = content
  const style = pageStyle(issuer.style)
  const badges = new Map(plan.asked.flatMap(({ id }, index) => badgeOf(id, index, plan.asked.length)))
  const words = plan.asked.map(
    (section): SectionWords => ({
      section,
      badge: badges.get(section.id),
      sentences: sectionSentences(section, language),
    }),
  )
  const page = pdf.struct("Document")
  pdf.addStructure(page)
  const say: Say = (kind, draw) => page.add(pdf.struct(kind, {}, draw))
  drawHead(pdf, content, style, say)
  drawWords(pdf, words, { box: WORDS, style, language, say })
  const alt = planDescription(
    plan.venue,
    plan.asked.map(({ name }) => sectionTitle(name)),
  )[language]
  page.add(
    pdf.struct("Figure", { alt }, () => {
      drawHouse(pdf, plan, badges, HOUSE, style)
      for (const [index, section] of plan.asked.slice(0, CLOSE_UPS).entries())
        drawNear(
          pdf,
          section,
          badges.get(section.id),
          nearBox(index, Math.min(plan.asked.length, CLOSE_UPS)),
          style,
        )
    }),
  )
  say("P", () => drawFoot(pdf, language))
  page.end()
}

/** A letter where there are several sections; after Z, none: the words say it. */
const badgeOf = (id: string, index: number, count: number): (readonly [string, Badge])[] =>
  count < 2 || index > 25 ? [] : [[id, String.fromCharCode(65 + index)]]

function drawHead(pdf: Document, content: SeatsPageContent, style: PageStyle, say: Say): void {
  const { plan, issuer, language, title, startsAt, city } = content
  const fonts = fontsOf(issuer.style.mood)
  const count = plan.asked.flatMap(({ rows }) =>
    rows.flatMap(({ seats }) => seats.filter((seat) => seat.isAsked)),
  )
  const heading = seatsTexts[count.length === 1 ? "oneSeat" : "seats"][language]
  pdf.rect(0, 0, PAGE.width, 8).fill(style.strong)
  pdf.fillColor(style.strong).font(fonts.strong).fontSize(10)
  const capitals = printed(heading.toLocaleUpperCase(`${language}-CA`))
  say("P", () => pdf.text(capitals, MARGIN, 34, { characterSpacing: 1, width: WIDTH }))
  pdf.fillColor(GREY).font(fonts.text)
  say("P", () => pdf.text(printed(issuer.name), MARGIN, 34, { width: WIDTH, align: "right" }))
  pdf.fillColor(style.ink).font(fonts.title)
  const height = fitTitle(pdf, printed(title), WIDTH, 58, [28, 24, 20, 17, 14])
  say("H1", () => pdf.text(printed(title), MARGIN, 52, { width: WIDTH, height: 60, ellipsis: true }))
  const when = capitalised(writtenDayAndHour(startsAt, issuer.timeZone, language))
  pdf.font(fonts.strong).fontSize(11)
  say("P", () => pdf.text(printed(when), MARGIN, 52 + Math.min(60, height) + 4, { width: WIDTH }))
  pdf.fillColor(GREY).font(fonts.text)
  say("P", () => pdf.text(printed(`${plan.venue}, ${city}`), { width: WIDTH }))
}

/** Side by side, up to three in a line. */
function nearBox(index: number, count: number): Box {
  const columns = count <= 2 ? count : count <= 4 ? 2 : 3
  const lines = Math.ceil(count / columns)
  const width = (NEAR.width - GAP * (columns - 1)) / columns
  const height = (NEAR.height - GAP * (lines - 1)) / lines
  return {
    x: NEAR.x + (index % columns) * (width + GAP),
    y: NEAR.y + Math.floor(index / columns) * (height + GAP),
    width,
    height,
  }
}

function drawNear(
  pdf: Document,
  section: AskedSection,
  badge: Badge | undefined,
  box: Box,
  style: PageStyle,
): void {
  const left = badge === undefined ? 0 : 20
  if (badge !== undefined) {
    pdf.circle(box.x + 7, box.y + 6, 7).fill(style.strong)
    pointOut(pdf, badge, { x: box.x + 7, y: box.y + 6 }, 9)
  }
  pdf.fillColor(style.ink).font("Helvetica-Bold").fontSize(10)
  pdf.text(printed(sectionTitle(section.name)), box.x + left, box.y + 1.5, {
    width: box.width - left,
    height: 12,
    lineBreak: false,
    ellipsis: true,
  })
  drawCloseUp(pdf, section, { ...box, y: box.y + 18, height: box.height - 18 }, style)
}

function drawFoot(pdf: Document, language: Language): void {
  pdf.fillColor(GREY).font("Helvetica").fontSize(8.5)
  pdf.text(printed(seatsTexts.notATicket[language]), MARGIN, 744, { width: WIDTH })
}
