import type { FlexPassFilm } from "@parterre/contract"
import { textLimits } from "@parterre/contract"
import { canPickFilm, FILM_SEARCH_DELAY_MS, filmsFound } from "@parterre/domain/flex-passes"
import { type FormEvent, useEffect, useId, useState } from "react"
import { styled } from "styled-components"
import { SearchField } from "../../../shared/forms/SearchField.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { Modal } from "../../../shared/ui/Modal.tsx"
import { FilmFacts } from "./FilmFacts.tsx"

interface FilmDialogProps {
  title: string
  films: readonly FlexPassFilm[]
  chosen: FlexPassFilm | undefined
  onTake: (film: FlexPassFilm) => void
  onCancel: () => void
}

/** The performances that a ticket can be exchanged for, over the whole window: OK takes one, Cancel keeps what was [FLEX-005]. */
export function FilmDialog({ title, films, chosen, onTake, onCancel }: FilmDialogProps) {
  const { t } = useTexts()
  const heading = useId()
  const [asked, setAsked] = useState("")
  const found = filmsFound(films, useRested(asked))
  const [picked, setPicked] = useState(chosen)
  const take = (event: FormEvent) => {
    event.preventDefault()
    if (picked !== undefined) onTake(picked)
  }
  return (
    <Window aria-labelledby={heading} onClose={onCancel}>
      <Sheet onSubmit={take}>
        <header>
          <h2 id={heading}>{t("flex.dialog", { ticket: title })}</h2>
          {films.length > 0 && (
            <SearchField
              label={t("flex.search")}
              placeholder={t("flex.search.hint")}
              value={asked}
              onChange={(text) => setAsked(text.slice(0, textLimits.SearchText))}
            />
          )}
          <p role="status">
            {films.length === 0
              ? t("flex.noFilms")
              : found.length === 0
                ? t("flex.noneFound", { text: asked })
                : t("flex.found", { count: found.length })}
          </p>
        </header>
        <fieldset>
          <legend>{t("flex.performances")}</legend>
          {found.map((film) => (
            <FilmChoice key={film.id} film={film} isPicked={picked?.id === film.id} onPick={setPicked} />
          ))}
        </fieldset>
        <footer>
          <Button kind="quiet" onPress={onCancel}>
            {t("flex.dialog.cancel")}
          </Button>
          <Button type="submit" isDisabled={picked === undefined}>
            {t("flex.dialog.ok")}
          </Button>
        </footer>
      </Sheet>
    </Window>
  )
}

/** A performance to pick; one that is not on sale says that it is sold out, and cannot be [FLEX-006]. */
function FilmChoice(props: { film: FlexPassFilm; isPicked: boolean; onPick: (film: FlexPassFilm) => void }) {
  const { film, isPicked, onPick } = props
  const { t } = useTexts()
  const isOpen = canPickFilm(film)
  return (
    <Choice $isPicked={isPicked} $isOpen={isOpen}>
      <input
        type="radio"
        name="flex-film"
        checked={isPicked}
        disabled={!isOpen}
        onChange={() => onPick(film)}
      />
      <FilmFacts film={film} />
      {!isOpen && <strong>{t(film.saleState === "NOTAVAILABLE" ? "flex.later" : "flex.soldOut")}</strong>}
    </Choice>
  )
}

/** What is typed, once typing has rested [FLEX-003]. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), FILM_SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const Window = styled(Modal)`
  width: 100vw;
  max-width: 100vw;
  height: 100dvh;
  max-height: 100dvh;
  border-radius: 0;
`
const Sheet = styled.form`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  > * { width: min(100%, 760px); margin-inline: auto; padding: ${({ theme }) => theme.space[4]}; }
  header { display: grid; gap: ${({ theme }) => theme.space[3]}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  fieldset { display: grid; align-content: start; gap: ${({ theme }) => theme.space[3]}; border: 0; overflow-y: auto; }
  legend { position: absolute; clip-path: inset(50%); }
  footer {
    display: flex;
    justify-content: end;
    gap: ${({ theme }) => theme.space[3]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`
const Choice = styled.label<{ $isPicked: boolean; $isOpen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]};
  border: 2px solid ${({ theme, $isPicked }) => ($isPicked ? theme.color.accent : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.medium};
  cursor: ${({ $isOpen }) => ($isOpen ? "pointer" : "not-allowed")};
  img { opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0.5)}; }
  input { width: 20px; height: 20px; margin-top: 2px; accent-color: ${({ theme }) => theme.color.accent}; }
  strong { grid-column: 2; color: ${({ theme }) => theme.color.danger}; font-size: ${({ theme }) => theme.size.small}; }
  &:focus-within { outline: 2px solid ${({ theme }) => theme.color.accent}; outline-offset: 2px; }
`
