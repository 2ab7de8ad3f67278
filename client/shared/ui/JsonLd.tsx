interface JsonLdProps {
  /** A schema.org object. */
  data: object;
}

/** Structured data for search engines, safe against text that would end the script. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
