import { PAN_STEP, type SeatMapHandle } from "@parterre/seat-map"
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Expand, ZoomIn, ZoomOut } from "lucide-react"
import { Button, Group } from "react-aria-components"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

/** Every move of the map as a button. */
export function MapControls({ map }: { map: SeatMapHandle }) {
  const { t } = useTexts()
  const pan = (dx: number, dy: number) => () => map.pan(dx * PAN_STEP, dy * PAN_STEP)
  const icon = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const
  return (
    <Controls aria-label={t("map.controls")}>
      <Button aria-label={t("map.zoomIn")} onPress={() => map.zoomIn()}>
        <ZoomIn {...icon} />
      </Button>
      <Button aria-label={t("map.zoomOut")} onPress={() => map.zoomOut()}>
        <ZoomOut {...icon} />
      </Button>
      <Button className="home" aria-label={t("map.home")} onPress={() => map.zoomHome()}>
        <Expand {...icon} />
      </Button>
      <Button className="pan" aria-label={t("map.up")} onPress={pan(0, -1)}>
        <ArrowUp {...icon} />
      </Button>
      <Button className="pan" aria-label={t("map.down")} onPress={pan(0, 1)}>
        <ArrowDown {...icon} />
      </Button>
      <Button className="pan" aria-label={t("map.left")} onPress={pan(-1, 0)}>
        <ArrowLeft {...icon} />
      </Button>
      <Button className="pan" aria-label={t("map.right")} onPress={pan(1, 0)}>
        <ArrowRight {...icon} />
      </Button>
    </Controls>
  )
}

const Controls = styled(Group)`
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
  button[data-hovered] { background: ${({ theme }) => theme.color.surfaceSunken}; }
  button[data-focus-visible] { outline-offset: -3px; }
  ${({ theme }) => theme.upTo(1000)} { .pan { display: none; } }
`
