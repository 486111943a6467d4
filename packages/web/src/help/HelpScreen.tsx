import { useEffect } from 'react';
import { Link } from '../app/router.tsx';
import { Glossed } from '../glossary/Glossed.tsx';
import { gloss } from '../glossary/gloss.ts';
import ui from '../ui/ui.module.css';
import { useTitle } from '../ui/use-title.ts';
import css from './HelpScreen.module.css';
import { type HelpSection, help, sections } from './strings.ts';

/** What a player needs to know about the page and the tables, and where the rest is written. */
export default function HelpScreen() {
  useTitle(help.title);
  // The browser looked for the place in the address before the screen was there.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={css.help}>
      <header>
        <h1>{help.heading}</h1>
        <p className={ui.quiet}>{help.text}</p>
      </header>
      <nav className={`${css.contents} ${ui.noPrint}`} aria-label={help.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={css.text}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </article>
    </div>
  );
}

function Section({ section }: { readonly section: HelpSection }) {
  const { id, title, lines, list = [], links = [] } = section;
  return (
    <section id={id} aria-labelledby={`help-${id}`}>
      <h2 id={`help-${id}`}>{title}</h2>
      {gloss(lines).map((pieces, i) => (
        <p key={lines[i]}>
          <Glossed pieces={pieces} />
        </p>
      ))}
      {list.length > 0 && (
        <dl data-keys={id === 'keys' || undefined}>
          {list.map(([name, means]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <p className={ui.row}>
          {links.map(({ href, text, outside }) =>
            // The room itself serves what is outside of the page.
            outside ? (
              <a key={href} className={ui.button} href={href}>
                {text}
              </a>
            ) : (
              <Link key={href} className={ui.button} href={href}>
                {text}
              </Link>
            ),
          )}
        </p>
      )}
    </section>
  );
}
