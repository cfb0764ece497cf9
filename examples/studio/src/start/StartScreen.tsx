import type { Localized } from "@parterre/contract"
import {
  ClipboardPaste,
  FileImage,
  FileInput,
  FileJson,
  LayoutTemplate,
  type LucideIcon,
  Store,
} from "lucide-react"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { emptyDocument, type StudioDocument } from "../document/studio-document.ts"
import { openFiles } from "../files/open-plan.ts"
import { withPicture } from "../files/read-picture.ts"
import { siteOfPage } from "../files/site-of-page.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Field, Hint, Input } from "../ui/controls.ts"
import { KeptDrawings } from "./KeptDrawings.tsx"
import { PasteGrid } from "./PasteGrid.tsx"
import { ReadSvg } from "./ReadSvg.tsx"
import { SiteVenues } from "./SiteVenues.tsx"
import { Faults } from "./StartFaults.tsx"
import { StartPage, StartPanel } from "./StartPage.tsx"
import { Templates } from "./Templates.tsx"

interface StartScreenProps {
  onOpen: (document: StudioDocument) => void
  onLanguage: () => void
  /** Whether a kept drawing could be opened. */
  onGoOn: (id: string) => Promise<boolean>
}

const ways = ["template", "open", "grid", "svg", "picture", "site"] as const
type Way = (typeof ways)[number]
const icons: Readonly<Record<Way, LucideIcon>> = {
  template: LayoutTemplate,
  open: FileJson,
  grid: ClipboardPaste,
  svg: FileInput,
  picture: FileImage,
  site: Store,
}

/** How a drawing begins: whatever somebody has, a template where they have nothing. */
export function StartScreen({ onOpen, onGoOn, onLanguage }: StartScreenProps) {
  const { t } = useTexts()
  // Staff of a site come to its venues.
  const [way, setWay] = useState<Way>(siteOfPage() === undefined ? "template" : "site")
  return (
    <StartPage onLanguage={onLanguage}>
      <h1 tabIndex={-1}>{t("start.title")}</h1>
      <p>{t("start.text")}</p>
      <KeptDrawings onGoOn={onGoOn} />
      <Columns>
        <nav aria-label={t("start.ways")}>
          {ways.map((one) => {
            const Icon = icons[one]
            return (
              <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
                <Icon size={24} strokeWidth={1.5} aria-hidden />
                <b>{t(`start.${one}`)}</b>
                <small>{t(`start.${one}.text`)}</small>
              </button>
            )
          })}
        </nav>
        <StartPanel aria-label={t(`start.${way}`)}>
          <h2>{t(`start.${way}`)}</h2>
          {way === "template" && <Templates onOpen={onOpen} />}
          {way === "open" && <OpenFiles onOpen={onOpen} />}
          {way === "grid" && <PasteGrid onOpen={onOpen} />}
          {way === "svg" && <ReadSvg onOpen={onOpen} />}
          {way === "picture" && <TracePicture onOpen={onOpen} />}
          {way === "site" && <SiteVenues onOpen={onOpen} />}
        </StartPanel>
      </Columns>
    </StartPage>
  )
}

function OpenFiles({ onOpen }: Pick<StartScreenProps, "onOpen">) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly Localized[]>([])
  const read = async (files: readonly File[]) => {
    if (files.length === 0) return
    const opening = await openFiles(files)
    if ("document" in opening) return onOpen(opening.document)
    setFaults(opening.faults)
  }
  return (
    <Drop
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        read([...event.dataTransfer.files])
      }}
    >
      <p>{t("open.text")}</p>
      <Button $kind="main" onClick={() => input.current?.click()}>
        {t("open.choose")}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept=".json,.yaml,.yml"
        aria-label={t("open.choose")}
        onChange={({ target }) => {
          read([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <Hint>{t("open.hint")}</Hint>
      <Faults faults={faults} />
    </Drop>
  )
}

function TracePicture({ onOpen }: Pick<StartScreenProps, "onOpen">) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState("")
  const [faults, setFaults] = useState<readonly Localized[]>([])
  const begin = () => emptyDocument(name.trim() || t("start.newName"), t("zone.first"), t("category.first"))
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    const reading = await withPicture(begin(), file)
    if ("document" in reading) onOpen(reading.document)
    else setFaults([reading.fault])
  }
  return (
    <Drop as="div">
      <p>{t("trace.text")}</p>
      <Field>
        <span>{t("plan.name")}</span>
        <Input
          value={name}
          maxLength={100}
          placeholder={t("start.newName")}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button $kind="main" onClick={() => input.current?.click()}>
        {t("picture.choose")}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t("picture.choose")}
        onChange={({ target }) => read(target.files?.[0])}
      />
      <Button onClick={() => onOpen(begin())}>{t("start.empty")}</Button>
      <Faults faults={faults} />
    </Drop>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
  gap: 24px;
  margin-top: 24px;
  align-items: start;
  nav { display: grid; gap: 8px; }
  nav button {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 12px;
    padding: 12px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    text-align: left;
    cursor: pointer;
  }
  nav svg { grid-row: span 2; align-self: center; color: ${({ theme }) => theme.color.accent}; }
  nav small { color: ${({ theme }) => theme.color.inkMuted}; }
  nav button:hover { border-color: ${({ theme }) => theme.color.accent}; }
  nav button[aria-pressed="true"] { border-color: ${({ theme }) => theme.color.accent}; box-shadow: inset 4px 0 ${({ theme }) => theme.color.accent}; }
  @media (max-width: 760px) { grid-template-columns: minmax(0, 1fr); }
`
const Drop = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
`
