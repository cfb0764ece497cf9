import { type ListSearchProps, SeatList, type SeatListProps } from "@parterre/react"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { useListLabels } from "./use-list-labels.ts"

type SectionTreeProps = Required<Pick<SeatListProps, "selection" | "children">>

/** The seat list of `@parterre/react` in the shop's look and words. */
export const SectionTree = (props: SectionTreeProps) => (
  <Tree {...props} labels={useListLabels()} SearchField={SearchField} />
)

const SearchField = ({ hint, ...props }: ListSearchProps) => (
  <TextField type="search" help={hint} {...props} />
)

const Tree = styled(SeatList)`
  &, search { display: grid; gap: ${({ theme }) => theme.space[5]}; }
  h2 { font-size: ${({ theme }) => theme.size.lead}; }
  output { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  output:empty { display: none; }
  li { border-bottom: 1px solid ${({ theme }) => theme.color.line}; }
`
