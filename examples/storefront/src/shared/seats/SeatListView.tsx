import type { SeatSelection } from "@parterre/react"
import { memo } from "react"
import { styled } from "styled-components"
import { ListedSectionFold } from "./ListedSectionFold.tsx"
import { SectionTree } from "./SectionTree.tsx"

/** Every seat of the map in words: level › section › row › seat, for eyes, ears and keyboard alike. */
export const SeatListView = ({ selection }: { selection: SeatSelection }) => (
  <Narrow>
    <SectionTree selection={selection}>
      {({ match, ...shown }) => <Section section={match.section} selection={selection} {...shown} />}
    </SectionTree>
  </Narrow>
)

/** A section that did not change is not drawn again. */
const Section = memo(ListedSectionFold)

const Narrow = styled.div`
  max-width: 720px;
  margin-inline: auto;
`
