/**
 * The main hall by the lake, after the rain. It is part of the page and not a file, so that the first paint shows it
 * without another request. It fills the box around it, and is cut off at the left and at the top where it does not fit.
 */
export function ExcellenceScene({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
      width="100%"
      height="100%"
    >
      <defs>
        <linearGradient id="x-sky" x2="1" y2="1">
          <stop stopColor="#0b1e2d" />
          <stop offset=".4" stopColor="#173a52" />
          <stop offset=".62" stopColor="#397899" />
          <stop offset=".8" stopColor="#fbc155" />
        </linearGradient>
        <linearGradient id="x-lake" x2="0" y2="1">
          <stop stopColor="#c79a5f" />
          <stop offset=".14" stopColor="#397899" />
          <stop offset=".5" stopColor="#173a52" />
          <stop offset="1" stopColor="#0b1e2d" />
        </linearGradient>
        <radialGradient id="x-glow">
          <stop stopColor="#feecc8" stopOpacity=".95" />
          <stop offset=".3" stopColor="#fbc155" stopOpacity=".5" />
          <stop offset="1" stopColor="#fbc155" stopOpacity="0" />
        </radialGradient>
        <path id="x-arch" d="M0 66V24C0 9 9 2 16 0c7 2 16 9 16 24v42z" fill="#fbc155" />
        <path id="x-window" d="M0 28V10c0-6 4-9 9-10 5 1 9 4 9 10v18z" fill="#fdd88d" />
        <g id="x-dome">
          <path d="M0 36C0 17 13 9 24 0c11 9 24 17 24 36z" />
          <path d="M22-16h4V4h-4zM-5 36h58v9H-5zm8 9h7v26H3zm17 0h8v26h-8zm18 0h7v26h-7z" />
        </g>
        <g id="x-tree">
          <path d="M-6 0c2-28-5-44-20-60M5 0c-2-26 5-50 22-66M0 0v-44" stroke="#0b1e2d" strokeWidth="7" fill="none" />
          <path d="M-78-64c-9-24 16-40 31-35 5-25 43-33 58-13 20-14 47 0 45 17 22-2 35 20 22 36-33 15-124 15-156-5z" />
          <path
            d="M-58-80c7-13 25-15 33-9M4-102c14-7 29 0 31 9"
            stroke="#2a607d"
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
          />
        </g>
        <g id="x-walker">
          <path d="M-6 0-3-22h6L7 0M-8-20c-2-20 2-27 8-27s10 7 8 27z" />
          <circle cy="-54" r="7" />
        </g>
      </defs>
      <path d="M0 0h1600v700H0z" fill="url(#x-sky)" />
      <circle cx="1390" cy="470" r="380" fill="url(#x-glow)" />
      <circle cx="1390" cy="470" r="70" fill="#feecc8" />
      <g fill="#0b1e2d" opacity=".5">
        <path d="M700 170c-50 0-72-34-54-66 10-20 38-30 60-22 12-52 90-78 138-42 26-44 116-52 146-4 44-22 104-2 108 42 44-6 80 22 80 56v36z" />
        <path d="M1270 150c-24 0-34-22-22-36 8-10 24-12 32-6 10-24 48-28 62-6 18-12 44-4 46 16 18-2 34 12 34 32z" />
      </g>
      <path
        d="M720 206l-28 76m74-72-40 110m96-112-24 66m80-64-44 124m104-122-32 88m80-86-22 62m84-60-42 116M690 330l-20 54m140-96-30 84m150-100-26 72m132-84-22 60"
        stroke="#b9d5e2"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".4"
      />
      <path
        d="M0 650c130-80 240-90 350-50 90-90 220-100 330-40 110-80 260-70 370 10 130-60 290-70 550 20v140H0z"
        fill="#2a607d"
      />
      <path d="M0 680c150-56 300-52 430-20 190-58 390-40 560 16 140-46 400-40 610 0v60H0z" fill="#1f4c66" />
      <g fill="#112c40">
        <path d="M830 556h500v150H830zM816 544h528v15H816zM1330 606h170v100h-170zM1322 597h186v13h-186z" />
        <path d="M1040 500h90v210h-90zM1030 490h110v14h-110zM890 330h72v380h-72zM878 320h96v14h-96zM882 440h88v12h-88z" />
        <path d="M890 320c0-38 23-50 36-70 13 20 36 32 36 70z" />
        <path d="M924 212h4v44h-4z" />
        <use href="#x-dome" x="1061" y="418" />
        <use href="#x-dome" x="820" y="474" />
        <use href="#x-dome" x="1292" y="474" />
      </g>
      <circle cx="926" cy="384" r="26" fill="#feecc8" />
      <path d="M926 366v18l13 9" fill="none" stroke="#112c40" strokeWidth="4" strokeLinecap="round" />
      {[848, 910, 980, 1150, 1212, 1274].map((x) => (
        <g key={x}>
          <use href="#x-arch" x={x} y="640" />
          <use href="#x-window" x={x + 7} y="586" />
        </g>
      ))}
      <use href="#x-arch" x="1069" y="640" />
      <use href="#x-window" x="1076" y="530" />
      <use href="#x-window" x="917" y="480" />
      <use href="#x-window" x="1356" y="636" />
      <use href="#x-window" x="1406" y="636" />
      <use href="#x-window" x="1456" y="636" />
      <g fill="#0b1e2d">
        <use href="#x-tree" x="760" y="706" />
        <use href="#x-tree" transform="translate(1540 708) scale(1.3)" />
        <use href="#x-tree" transform="translate(1352 706) scale(.6)" />
        <use href="#x-tree" transform="translate(640 706) scale(.75)" />
        <use href="#x-tree" transform="translate(330 706) scale(1.1)" />
        <use href="#x-tree" transform="translate(120 706) scale(.8)" />
        <path d="M0 698h1600v14H0z" />
      </g>
      <g fill="#0b1e2d">
        <use href="#x-walker" x="1000" y="700" />
        <use href="#x-walker" transform="translate(1022 700) scale(.94)" />
        <use href="#x-walker" x="1186" y="700" />
        <use href="#x-walker" transform="translate(870 700) scale(.9)" />
      </g>
      <path d="M0 710h1600v190H0z" fill="url(#x-lake)" />
      <path
        d="M830 710h500v70H830zM890 710h72v170h-72zM1040 710h90v110h-90zM1330 710h170v48h-170z"
        fill="#0b1e2d"
        opacity=".32"
      />
      <path
        d="M1330 728h130m-110 18h86m-126 18h150m-112 20h70m-106 20h96m-70 20h46m-70 22h52"
        stroke="#fdd88d"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M858 728h12m50 0h12m58 0h12m78 0h12m68 0h12m50 0h12m50 0h12M864 752h8m54 0h8m146 0h8m70 0h8m54 0h8"
        stroke="#fdd88d"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".6"
      />
      <g stroke="#b9d5e2" strokeWidth="2.500" opacity=".35" fill="none">
        <ellipse cx="740" cy="820" rx="44" ry="9" />
        <ellipse cx="740" cy="820" rx="22" ry="4.500" />
        <ellipse cx="1180" cy="846" rx="54" ry="11" />
        <ellipse cx="1180" cy="846" rx="28" ry="5.500" />
        <ellipse cx="1520" cy="800" rx="40" ry="8" />
        <ellipse cx="420" cy="800" rx="40" ry="8" />
        <ellipse cx="200" cy="850" rx="30" ry="6" />
      </g>
    </svg>
  );
}
