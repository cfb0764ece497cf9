import type { SeatSelection } from "@parterre/react"
import { SectionTree } from "../../shared/seats/SectionTree.tsx"
import { HouseSection } from "./HouseSection.tsx"

interface HouseListProps {
  selection: SeatSelection
  /** Brings a section near on the map; nothing where no map is drawn. */
  onShow: ((sectionId: string) => void) | undefined
}

/** The house in words: level › section › row, with the notes on its seats. */
export const HouseList = ({ selection, onShow }: HouseListProps) => (
  <SectionTree selection={selection}>
    {({ match, isOpen, onToggle }) => (
      <HouseSection match={match} selection={selection} onShow={onShow} isOpen={isOpen} onToggle={onToggle} />
    )}
  </SectionTree>
)
