/** The beaver of apps/web/public/favicon.svg, in a square of 100 around 0. */
export const castorMark = `<g fill="#8f4e22">
<circle cx="-32" cy="-28" r="14"/>
<circle cx="32" cy="-28" r="14"/>
</g>
<g fill="#e3b081">
<circle cx="-32" cy="-28" r="7"/>
<circle cx="32" cy="-28" r="7"/>
</g>
<path d="M0-42C30-42 44-24 46-2C49 26 28 42 0 42C-28 42-49 26-46-2C-44-24-30-42 0-42Z" fill="#b56a35"/>
<g fill="#5b3219">
<circle cx="-19" cy="-9" r="6.500"/>
<circle cx="19" cy="-9" r="6.500"/>
<path d="M-16 22Q0 52 16 22Z"/>
</g>
<path d="M-10 21H10V42Q10 45 7 45H-7Q-10 45-10 42Z" fill="#fff6df"/>
<path d="M0 24V45" stroke="#5b3219" stroke-width="2"/>
<g fill="#fff">
<circle cx="-17" cy="-11.5" r="2.2"/>
<circle cx="21" cy="-11.5" r="2.2"/>
</g>
<path d="M0 6C9 1 31 4 32 16C32 28 9 29 0 22C-9 29-32 28-32 16C-31 4-9 1 0 6Z" fill="#e3b081"/>
<path d="M-13 1C-13-6 13-6 13 1C13 8 5 13 0 13C-5 13-13 8-13 1Z" fill="#5b3219"/>`;
