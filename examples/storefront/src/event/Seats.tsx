import { styled } from "styled-components"
import { RefusalNote } from "./RefusalNote.tsx"
import { SeatListView } from "./SeatListView.tsx"
import { VenueMap, type VenueMapProps } from "./VenueMap.tsx"
import type { View } from "./ViewSwitch.tsx"

interface SeatsProps extends VenueMapProps {
  view: View
}

/** The seats of the evening, drawn or listed, and why a pick was not possible. */
export function Seats({ view, ...map }: SeatsProps) {
  return (
    <>
      {view === "map" ? (
        <VenueMap {...map} />
      ) : (
        <Scroll>
          <SeatListView selection={map.selection} />
        </Scroll>
      )}
      <RefusalNote selection={map.selection} />
    </>
  )
}

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
`
