const feeds = [
  ['atom.xml', 'application/atom+xml'],
  ['rss.xml', 'application/rss+xml'],
] as const

interface FeedLinksProps {
  title: string
  /** Address of one of both files. */
  addressOf: (file: string) => string
}

/** Tells the browser where the feeds of a page are. React moves the links into the head. */
export function FeedLinks({ title, addressOf }: FeedLinksProps) {
  return feeds.map(([file, type]) => (
    <link key={file} rel="alternate" type={type} title={title} href={addressOf(file)} />
  ))
}
