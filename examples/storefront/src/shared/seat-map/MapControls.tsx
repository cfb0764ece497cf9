import { PAN_STEP, type SeatMapHandle } from "@parterre/seat-map"
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Expand, ZoomIn, ZoomOut } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

/** Every move of the map as a button. */
export function MapControls({ map }: { map: SeatMapHandle }) {
  const { t } = useTexts()
  const pan = (dx: number, dy: number) => () => map.pan(dx * PAN_STEP, dy * PAN_STEP)
  const icon = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const
  return (
    <Controls role="group" aria-label={t("map.controls")}>
      <button type="button" aria-label={t("map.zoomIn")} onClick={() => map.zoomIn()}>
        <ZoomIn {...icon} />
      </button>
      <button type="button" aria-label={t("map.zoomOut")} onClick={() => map.zoomOut()}>
        <ZoomOut {...icon} />
      </button>
      <button type="button" className="home" aria-label={t("map.home")} onClick={() => map.zoomHome()}>
        <Expand {...icon} />
      </button>
      <button type="button" className="pan" aria-label={t("map.up")} onClick={pan(0, -1)}>
        <ArrowUp {...icon} />
      </button>
      <button type="button" className="pan" aria-label={t("map.down")} onClick={pan(0, 1)}>
        <ArrowDown {...icon} />
      </button>
      <button type="button" className="pan" aria-label={t("map.left")} onClick={pan(-1, 0)}>
        <ArrowLeft {...icon} />
      </button>
      <button type="button" className="pan" aria-label={t("map.right")} onClick={pan(1, 0)}>
        <ArrowRight {...icon} />
      </button>
    </Controls>
  )
}

const Controls = styled.div`
  display: flex;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1px solid ${({ theme }) => theme.color.line};
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button + button { border-left: 1px solid ${({ theme }) => theme.color.line}; }
  button:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  button:focus-visible { outline-offset: -3px; }
  ${({ theme }) => theme.upTo(1000)} { .pan { display: none; } }
`
