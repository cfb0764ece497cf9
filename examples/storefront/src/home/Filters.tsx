import { Search } from "lucide-react"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { DATE_PRESETS } from "./date-presets.ts"
import { type choicesOf, isWishless, type Wishes } from "./wishes.ts"

interface FiltersProps {
  wishes: Wishes
  choices: ReturnType<typeof choicesOf>
  onChange: (wishes: Wishes) => void
  onClear: () => void
}

/** What, where, when and a word, in one line. */
export function Filters({ wishes, choices, onChange, onClear }: FiltersProps) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to #search, even of the same address, goes to the field
  useEffect(() => {
    if (hash === "#search") form.current?.querySelector("input")?.focus()
  }, [hash, key])
  const set = (wish: keyof Wishes) => (value: string) => onChange({ ...wishes, [wish]: value } as Wishes)
  return (
    <Line
      ref={form}
      role="search"
      aria-label={t("home.filters")}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        label={t("home.filter.text")}
        placeholder={t("home.filter.text.hint")}
        value={wishes.text}
        onChange={set("text")}
        sign={wishes.text === "" && <Search size={18} strokeWidth={1.5} aria-hidden />}
      />
      <SelectField
        label={t("home.filter.category")}
        value={wishes.category}
        onChange={set("category")}
        options={[
          ["", t("home.filter.category.all")],
          ...choices.categories.map((category) => [category, t(`category.${category}`)] as const),
        ]}
      />
      {choices.places.length > 1 && (
        <SelectField
          label={t("home.filter.place")}
          value={wishes.place}
          onChange={set("place")}
          options={[
            ["", t("home.filter.place.all")],
            ...choices.places.map(([id, name]) => [id, name] as const),
          ]}
        />
      )}
      <SelectField
        label={t("home.filter.when")}
        value={wishes.when}
        onChange={set("when")}
        options={[
          ["", t("home.filter.when.all")],
          ...DATE_PRESETS.map((preset) => [preset, t(`home.filter.when.${preset}`)] as const),
        ]}
      />
      {!isWishless(wishes) && (
        <Button kind="plain" onPress={onClear}>
          {t("home.filter.clear")}
        </Button>
      )}
    </Line>
  )
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(200px, 2fr) repeat(auto-fit, minmax(150px, 1fr));
  align-items: end;
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} {
    grid-template-columns: 1fr 1fr;
    > :first-child { grid-column: 1 / -1; }
  }
`
