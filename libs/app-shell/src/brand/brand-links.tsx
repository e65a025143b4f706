import { useBrand } from './brand-context.tsx';

/** What a brand adds to the head of every document: its letters, its icon, and its color around the page. */
export function BrandLinks() {
  const { icons, themeColor, fonts = [] } = useBrand();
  const [icon] = icons;
  return (
    <>
      {/* Found behind the style sheet they would arrive after the first paint, and words move where a device has no fallback of the same measures. */}
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {icon === undefined ? null : <link rel="icon" href={icon.src} sizes={icon.sizes} type={icon.type} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
    </>
  );
}
