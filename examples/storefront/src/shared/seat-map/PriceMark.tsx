import { priceLevelMark } from "@parterre/domain/seat-looks"
import { styled } from "styled-components"
import { readableOn } from "../theme/contrast.ts"

/** A seat of a price level, its sign upon its colour: the same on the map, in its legend and in the panel. */
export const PriceMark = ({ index, color }: { index: number; color: string }) => (
  <Seat viewBox="-1.1 -1.1 2.2 2.2" width={20} height={20} aria-hidden>
    <circle r={1} fill={color} />
    <path d={priceLevelMark(index)} fill={readableOn(color)} fillRule="evenodd" transform="scale(0.52)" />
  </Seat>
)

const Seat = styled.svg`
  flex: none;
  overflow: visible;
  circle { stroke: ${({ theme }) => theme.color.inkMuted}; stroke-width: 0.1; }
`
