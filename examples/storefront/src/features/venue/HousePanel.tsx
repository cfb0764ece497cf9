import type { Venue } from "@parterre/contract"
import { type SeatSelection, useParterre } from "@parterre/react"
import { LogOut, Printer } from "lucide-react"
import type { RefObject } from "react"
import { styled } from "styled-components"
import { useNavigate } from "../../shared/navigation/router.tsx"
import { SectionTree } from "../../shared/seats/SectionTree.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { HouseSection } from "./HouseSection.tsx"
import { houseCounts } from "./house-counts.ts"
import type { Printing } from "./use-printing.ts"

interface HousePanelProps {
  venue: Venue
  selection: SeatSelection
  /** Brings a section near on the map; nothing where no map is drawn. */
  onShow: ((sectionId: string) => void) | undefined
  heading: RefObject<HTMLHeadingElement | null>
  printing: Printing
}

/** What the house has, level by level, and its seats in words. */
export function HousePanel({ venue, selection, onShow, heading, printing }: HousePanelProps) {
  const { t } = useTexts()
  const { support } = useParterre()
  const links = useLinks()
  const navigate = useNavigate()
  const { places, sections, levels } = houseCounts(venue)
  const signOut = async () => {
    await support.logOut()
    navigate(links.to("/pages"))
  }
  return (
    <>
      <Head>
        <p>{t("venue.kicker")}</p>
        <h1 ref={heading} tabIndex={-1}>
          {venue.name}
        </h1>
        <p>{t("venue.total", { places, sections })}</p>
        <ul>
          {levels.map((level) => (
            <li key={level.id}>
              {level.name} <b>{t("venue.places", { count: level.places })}</b>
            </li>
          ))}
        </ul>
        <Acts data-print="hide">
          {onShow !== undefined && (
            <Button kind="quiet" isDisabled={printing.isPreparing} onPress={printing.start}>
              <Printer size={18} strokeWidth={1.5} aria-hidden />
              {t("venue.print")}
            </Button>
          )}
          <Button kind="plain" onPress={signOut}>
            <LogOut size={18} strokeWidth={1.5} aria-hidden />
            {t("staff.signOut")}
          </Button>
        </Acts>
      </Head>
      <List aria-label={t("venue.list")} data-print="hide">
        <HouseList selection={selection} onShow={onShow} />
      </List>
    </>
  )
}

interface HouseListProps {
  selection: SeatSelection
  /** Brings a section near on the map; nothing where no map is drawn. */
  onShow: ((sectionId: string) => void) | undefined
}

/** The house in words: level › section › row, with the notes on its seats. */
const HouseList = ({ selection, onShow }: HouseListProps) => (
  <SectionTree selection={selection}>
    {({ match, isOpen, onToggle }) => (
      <HouseSection match={match} selection={selection} onShow={onShow} isOpen={isOpen} onToggle={onToggle} />
    )}
  </SectionTree>
)

const Head = styled.header`
  grid-area: head;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  h1 { font-size: ${({ theme }) => theme.size.heading}; margin-block: 2px; }
  p, ul { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  ul { display: grid; gap: 2px; margin-top: ${({ theme }) => theme.space[3]}; }
  li { display: flex; justify-content: space-between; gap: ${({ theme }) => theme.space[3]}; }
  b { font-weight: 600; color: ${({ theme }) => theme.color.ink}; font-variant-numeric: tabular-nums; }
  ${({ theme }) => theme.upTo(1000)} {
    padding-inline: ${({ theme }) => theme.space[4]};
    border: 0;
    background: none;
  }
  @media print {
    padding: 0 0 ${({ theme }) => theme.space[2]};
    border: 0;
    ul { display: flex; flex-wrap: wrap; gap: 0 ${({ theme }) => theme.space[5]}; margin-top: 2px; }
    li { gap: ${({ theme }) => theme.space[1]}; }
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[4]};
`
const List = styled.section`
  grid-area: list;
  min-height: 0;
  overflow-y: auto;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]} ${theme.space[6]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  ${({ theme }) => theme.upTo(1000)} {
    padding-inline: ${({ theme }) => theme.space[4]};
    border-right: 0;
    overflow: visible;
  }
`
