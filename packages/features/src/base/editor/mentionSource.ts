import type { ComboBoxProps } from '@shulei/ui/ComboBox/ComboBox.tsx'

/** The search that a typed `@` opens, with its texts. */
export interface MentionSource
  extends Pick<ComboBoxProps, 'options' | 'onSearch' | 'loadingText' | 'emptyText'>,
    Required<Pick<ComboBoxProps, 'isLoading' | 'countText'>> {
  /** Name of the list. */
  label: string
  /** Says which keys choose and close; heard when the list opens. */
  keysHint: string
  /** Shown in place of the options when the search failed. */
  failureText: string | undefined
  /** Most letters of a searched name; a longer text closes the list. */
  maxLetters: number
  /** Receives the id of the chosen option, whose label was inserted. */
  onChoose: (id: string) => void
}
