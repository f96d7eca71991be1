import type { Ref } from 'react'

export interface PictureChooserProps {
  /** A click on this input opens the browser's dialog for files. */
  ref: Ref<HTMLInputElement>
  onChoose: (files: readonly File[]) => void
}

/** The hidden file input behind a button or tool for pictures. The same file can be chosen again. */
export function PictureChooser({ ref, onChoose }: PictureChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      multiple
      hidden
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
