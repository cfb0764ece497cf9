import { Suspense, useState } from "react"
import { styled } from "styled-components"
import { SearchField } from "../../shared/forms/SearchField.tsx"
import { SelectField } from "../../shared/forms/SelectField.tsx"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { Button } from "../../shared/ui/Button.tsx"
import { NOT_READ } from "../../shared/ui/read-whole.ts"
import { DATE_PRESETS } from "./date-presets.ts"
import type { DistanceOf } from "./Nearby.tsx"
import { type choicesOf, isWishless, type Wishes } from "./wishes.ts"

interface FiltersProps {
  wishes: Wishes
  /** Nothing until the programme is read. */
  choices: ReturnType<typeof choicesOf> | undefined
  /** The wishes that are others now. */
  onChange: (changed: Partial<Wishes>) => void
  onClear: () => void
  today: string
  onDistances: (distanceOf: DistanceOf | undefined) => void
}

const MoreFilters = withTexts(() => import("./MoreFilters.tsx"), "MoreFilters", ["location"])

/** What, where, when and a word, in one line. */
export function Filters({ wishes, choices, onChange, onClear, today, onDistances }: FiltersProps) {
  const { t } = useTexts()
  const { tenant } = useSite()
  const [isNear, setNear] = useState<boolean | "pressed">(wishes.province + wishes.postal !== "")
  const set = (wish: keyof Wishes) => (value: string) => onChange({ [wish]: value })
  return (
    <Line
      role="search"
      aria-label={t("home.filters")}
      // Which fields there are is known with the programme; until then their room is kept.
      hidden={choices === undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        name="q"
        label={t("home.filter.text")}
        placeholder={t("home.filter.text.hint")}
        value={wishes.text}
        onChange={set("text")}
      />
      <SelectField
        name="category"
        label={t("home.filter.category")}
        value={wishes.category}
        onChange={set("category")}
        options={[
          ["", t("home.filter.category.all")],
          ...(choices?.categories ?? []).map((category) => [category, t(`category.${category}`)] as const),
        ]}
      />
      {/* Most shops play in several places: what stands below waits for the field to come. */}
      {(choices === undefined || choices.places.length > 1) && (
        <SelectField
          name="place"
          label={t("home.filter.place")}
          value={choices === undefined ? "" : wishes.place}
          onChange={set("place")}
          options={[
            ["", t("home.filter.place.all")],
            ...(choices?.places ?? []).map(([id, name]) => [id, name] as const),
          ]}
        />
      )}
      <SelectField
        name="when"
        label={t("home.filter.when")}
        value={wishes.when}
        onChange={(when) => onChange({ when: when as Wishes["when"], from: "", to: "" })}
        options={[
          ["", t("home.filter.when.all")],
          ...DATE_PRESETS.map((preset) => [preset, t(`home.filter.when.${preset}`)] as const),
          ["other", t("home.filter.when.other")],
        ]}
      />
      <Button kind="plain" aria-expanded={!!isNear} onPress={() => setNear(!isNear && "pressed")}>
        {t("home.filter.near")}
      </Button>
      {!isWishless(wishes) && (
        <Button kind="plain" onPress={onClear}>
          {t("home.filter.clear")}
        </Button>
      )}
      {(isNear || wishes.when === "other") && (
        <Suspense>
          <MoreFilters
            wishes={wishes}
            isNear={isNear}
            today={today}
            onChange={onChange}
            onDistances={onDistances}
          />
        </Suspense>
      )}
      {/* Without a script, too, the address of a search is asked for and drawn. */}
      <noscript>{import.meta.env.SSR && <Button type="submit">{t("home.filter.text")}</Button>}</noscript>
      {tenant.subdomain !== undefined && <input type="hidden" name="subdomain" value={tenant.subdomain} />}
    </Line>
  )
}

const Line = styled.form`
  &&[hidden], &${NOT_READ} { display: grid; visibility: hidden; }
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
