import { priceLevelMark } from "@parterre/seat-map"
import { styled } from "styled-components"

/** The sign of a price level, the same on the map, in its legend and in the panel. */
export const PriceMark = ({ index, color }: { index: number; color: string }) => (
  <Mark viewBox="-1.3 -1.3 2.6 2.6" width={18} height={18} aria-hidden>
    <path d={priceLevelMark(index)} fill={color} fillRule="evenodd" />
  </Mark>
)

const Mark = styled.svg`
  flex: none;
  overflow: visible;
  path { stroke: ${({ theme }) => theme.color.inkMuted}; stroke-width: 0.12; }
`
