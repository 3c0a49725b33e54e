import { Component, type OnInit } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

/** Checks the package in the page. */
@Component({ selector: 'body', template: '<p>The package university-api</p>' })
class Page implements OnInit {
  ngOnInit() {
    void import('./src/page.ts');
  }
}

void bootstrapApplication(Page);
