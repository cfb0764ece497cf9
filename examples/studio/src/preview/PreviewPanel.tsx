import { chooseParty, dimmedSeats, type SeatRule } from "@parterre/domain/seats"
import {
  createSeatMap,
  darkTheme,
  englishLabels,
  frenchLabels,
  lightTheme,
  type SeatMapHandle,
} from "@parterre/seat-map"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useScheme } from "../app/look.ts"
import { useDrawing } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { useTexts } from "../texts/texts.tsx"
import { theme } from "../theme/theme.ts"
import { Button, Group, Hint, Row } from "../ui/controls.ts"
import { NumberField } from "../ui/NumberField.tsx"
import { type ShopperVenue, shopperVenue } from "./shopper-venue.ts"

/** Milliseconds of quiet before the map is made anew from the drawing. */
const QUIET = 350

/** The shopper's own map of what is drawn, on a desktop or in a phone, with the seats that a click would take. */
export function PreviewPanel() {
  const { t } = useTexts()
  const drawing = useSettled(useDrawing())
  const [isPhone, setPhone] = useState(false)
  const [party, setParty] = useState(2)
  const [said, setSaid] = useState("")
  return (
    <Panel data-print="hide">
      <Group>
        <h2>{t("side.preview")}</h2>
        <Hint>{t("preview.text")}</Hint>
        <Row>
          <Button aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            {t("preview.desktop")}
          </Button>
          <Button aria-pressed={isPhone} onClick={() => setPhone(true)}>
            {t("preview.phone")}
          </Button>
          <NumberField label={t("preview.party")} value={party} min={1} max={12} onChange={setParty} />
        </Row>
        <p role="status">{said === "" ? t("preview.click") : said}</p>
      </Group>
      <Frame $isPhone={isPhone}>
        <ShopperMap key={isPhone ? "phone" : "desktop"} drawing={drawing} party={party} onSay={setSaid} />
      </Frame>
    </Panel>
  )
}

/** The drawing once it has been quiet for a moment. */
function useSettled(drawing: StudioDocument): StudioDocument {
  const [settled, setSettled] = useState(drawing)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(drawing), QUIET)
    return () => clearTimeout(timer)
  }, [drawing])
  return settled
}

interface ShopperMapProps {
  drawing: StudioDocument
  party: number
  onSay: (said: string) => void
}

function ShopperMap({ drawing, party, onSay }: ShopperMapProps) {
  const { t, language } = useTexts()
  const { scheme } = useScheme()
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef({ party, onSay, t })
  latest.current = { party, onSay, t }
  const [map, setMap] = useState<{ readonly handle: SeatMapHandle; readonly shop: ShopperVenue }>()
  useEffect(() => {
    if (host.current === null) return
    const shop = shopperVenue(drawing, language)
    const load = (handle: SeatMapHandle, id: string) => {
      const section = shop.sections.get(id)
      if (section === undefined) handle.dropSection(id)
      else handle.setSection(id, section.rows, section.details)
    }
    const handle = createSeatMap(host.current, {
      venue: shop.venue,
      theme: { ...(scheme === "light" ? lightTheme : darkTheme), font: theme.font },
      labels: language === "fr" ? frenchLabels() : englishLabels(),
      onEvent(event) {
        if (event.type === "sections-needed") for (const id of event.sectionIds) load(handle, id)
        if (event.type === "seat-click") pick(handle, shop, event.seatId)
      },
    })
    const isWhole = shop.venue.levels.some(({ sections }) => sections.some(({ rows }) => rows !== undefined))
    if (isWhole) for (const id of shop.sections.keys()) load(handle, id)
    const all = shop.venue.levels.flatMap(({ sections }) => sections)
    handle.setPlacesLeft(new Map(all.map(({ id, numberOfSeats }) => [id, numberOfSeats])))
    setMap({ handle, shop })
    return () => handle.destroy()

    function pick(handle: SeatMapHandle, { sections }: ShopperVenue, seatId: string) {
      const { party: size, onSay: say, t: now } = latest.current
      for (const { pictures, rows } of sections.values())
        for (const [at, row] of pictures.entries()) {
          const clicked = row.seats.findIndex(({ id }) => id === seatId)
          if (clicked < 0) continue
          const choice = chooseParty(row, clicked, { ...ruleOf(size), scope: pictures })
          const taken = choice.ok ? choice.seats : []
          handle.setSelection({ mine: [], temporary: taken.map((seat) => row.seats[seat]?.id ?? "") })
          const numbers = taken.map((seat) => rows[at]?.seats[seat]?.name ?? "").join(", ")
          say(
            choice.ok
              ? now("preview.taken", { row: rows[at]?.name ?? "", seats: numbers })
              : now(`preview.${choice.reason}`),
          )
          return
        }
    }
  }, [drawing, language, scheme])
  useEffect(() => {
    if (map === undefined) return
    const dimmed = [...map.shop.sections.values()].flatMap(({ pictures }) =>
      dimmedSeats(pictures, ruleOf(party)),
    )
    map.handle.setDimmed(new Set(dimmed))
  }, [map, party])
  return <Place ref={host} data-testid="shopper-map" />
}

const ruleOf = (size: number): SeatRule => ({ size, avoidSingle: true })

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`
const Frame = styled.div<{ $isPhone: boolean }>`
  position: relative;
  overflow: hidden;
  ${({ $isPhone, theme }) =>
    $isPhone
      ? `width: min(390px, calc(100% - 24px)); height: min(700px, calc(100dvh - 260px)); margin: 16px auto; border: 10px solid ${theme.color.ink}; border-radius: 36px;`
      : "flex: 1; min-height: 320px;"}
`
const Place = styled.div`
  position: absolute;
  inset: 0;
  touch-action: none;
  > div { height: 100%; }
`
